"""How far every pocket cube is from solved, as the Python program of the source texts finds it.

The method is its author's: a cube is the string of its 21 movable stickers, a turn is a
translation table, and a set, or a dict, of all cubes met so far says which are new. On its
author's machine the set took about seven seconds. The program is written anew from the
description, to be timed on the machine at hand beside the others.

    pocket_cube.py count    keeps a set: the cubes of each distance are counted
    pocket_cube.py keep     keeps a dict: the distance of every cube is there afterwards

It prints as JSON how many cubes there are at each distance, in quarter turns; the seconds
that this took; and by how many bytes the memory grew, where that is known.
"""

import json
import sys
import time

STICKERS = 21

# Clockwise turns: the sticker at each place goes on to the next place of its cycle.
CYCLES = (
    ((0, 1, 3, 2), (4, 10, 8, 6), (5, 11, 9, 7)),  # U
    ((2, 6, 19, 17), (3, 14, 18, 11), (4, 5, 13, 12)),  # F
    ((1, 16, 19, 5), (3, 8, 20, 13), (6, 7, 15, 14)),  # R
)


def quarter_turns():
    """The six quarter turns, as tables for bytes.translate."""
    turns = []
    for cycles in CYCLES:
        clockwise, back = bytearray(range(256)), bytearray(range(256))
        for cycle in cycles:
            for place, following in zip(cycle, cycle[1:] + cycle[:1]):
                clockwise[place] = following
                back[following] = place
        turns += bytes(clockwise), bytes(back)
    return turns


def count():
    """How many cubes there are at each distance from solved."""
    turns = quarter_turns()
    solved = bytes(range(STICKERS))
    met = {solved}
    histogram = []
    cubes = [solved]
    while cubes:
        histogram.append(len(cubes))
        found = []
        for cube in cubes:
            for turn in turns:
                turned = cube.translate(turn)
                if turned not in met:
                    met.add(turned)
                    found.append(turned)
        cubes = found
    return histogram, met


def keep():
    """The same, and the distance of every cube."""
    turns = quarter_turns()
    solved = bytes(range(STICKERS))
    distances = {solved: 0}
    histogram = []
    cubes = [solved]
    while cubes:
        histogram.append(len(cubes))
        depth = len(histogram)
        found = []
        for cube in cubes:
            for turn in turns:
                turned = cube.translate(turn)
                if turned not in distances:
                    distances[turned] = depth
                    found.append(turned)
        cubes = found
    return histogram, distances


def peak_memory():
    """The most memory the process has held so far, in bytes; None where nobody says."""
    try:
        import resource
    except ImportError:
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main():
    measure = {"count": count, "keep": keep}[sys.argv[1]]
    memory_before = peak_memory()
    start = time.perf_counter()
    histogram, cubes = measure()
    seconds = time.perf_counter() - start
    memory_after = peak_memory()

    assert len(cubes) == sum(histogram)
    result = {
        "version": sys.version.split()[0],
        "histogram": histogram,
        "seconds": seconds,
        "memory": None if memory_before is None else memory_after - memory_before,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
