"""How many pocket cubes there are at each distance from solved, as the Python program of the
source texts counts them.

The method is its author's: a cube is the string of its 21 movable stickers, a turn is a
translation table, and a set of all cubes met so far says which are new. On its author's
machine that takes about seven seconds. The program is written anew from the description,
to be timed on the machine at hand beside the others. It has no distances to show
afterwards, as they do: with a dict of them in place of the set it takes longer.

It stops at the number of quarter turns that it is given, or else when it has met them all.
It prints as JSON the counts, in quarter turns; the seconds that they took; and by how many
bytes the memory grew, where that is known.
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


def count_all(most):
    """How many cubes there are at each distance up to the given one, and all of them."""
    turns = quarter_turns()
    solved = bytes(range(STICKERS))
    met = {solved}
    cubes = [solved]
    histogram = []
    while cubes:
        histogram.append(len(cubes))
        if len(histogram) > most:
            break
        found = []
        for cube in cubes:
            for turn in turns:
                turned = cube.translate(turn)
                if turned not in met:
                    met.add(turned)
                    found.append(turned)
        cubes = found
    return histogram, met


def peak_memory():
    """The most memory the process has held so far, in bytes; None where nobody says."""
    try:
        import resource
    except ImportError:
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def main():
    most = int(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    memory_before = peak_memory()
    start = time.perf_counter()
    histogram, met = count_all(most)  # to free them is no part of the job
    seconds = time.perf_counter() - start
    memory_after = peak_memory()
    assert len(met) == sum(histogram)
    result = {
        "version": sys.version.split()[0],
        "histogram": histogram,
        "seconds": seconds,
        "memory": None if memory_before is None else memory_after - memory_before,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
