import { POCKET_MODEL } from "./pocket-model.ts";
import { type ScannedCube, type ScanRequest, scanPictures } from "./scan-pictures.ts";

/** Recognises a pocket cube in its pictures. */
export function scanCube(request: ScanRequest): ScannedCube {
  return scanPictures(request, POCKET_MODEL);
}
