import { BIG_MODEL } from "./big-model.ts";
import { type ScannedCube, type ScanRequest, scanPictures } from "./scan-pictures.ts";

/** Recognises a 3×3×3 in the pictures of its six faces. */
export function scanBigCube(request: ScanRequest): ScannedCube {
  return scanPictures(request, BIG_MODEL);
}
