"""A second, plain and slow King of Siam, written from the numbered rules alone, to check the kernels against.

A position is eight fields of text (K8.2); ``Oracle(text).turns()`` maps every legal turn text to the position after it.
"""

from itertools import combinations, combinations_with_replacement, product

FACTIONS = "RLM"
CARDS = {"K": "king", "T": "khon", "1": "1v1", "2": "2v1", "R": "rama", "L": "lao", "M": "malay"}
MAPS = {
    "siam": (
        "cm lp su kh ay ba na ke",
        "cm-lp cm-su lp-su lp-kh su-kh su-ay kh-ay kh-ba ay-ba ay-na na-ke",
        {"R": "ay", "L": "lp", "M": "ke"},
    ),
    "britain": (
        "mo st nb la gw wa es de",
        "mo-st st-la st-nb la-nb la-gw la-wa nb-wa nb-es gw-wa gw-de wa-es wa-de es-de",
        {"R": "es", "L": "gw", "M": "mo"},
    ),
}


class Oracle:
    def __init__(self, text):
        head, provinces, tiles, seats, seat, passes, recent, swap = text.split(" ")
        self.map, players = head.split(":")
        self.players = int(players)
        codes, borders, self.homes = MAPS[self.map]
        self.codes = codes.split()
        self.borders = {frozenset(border.split("-")) for border in borders.split()}
        self.followers = {c: counts(p) for c, p in zip(self.codes, provinces.split("/"), strict=True)}
        self.tiles = [tile[:2] for tile in tiles.split(",")]
        self.marked = {tile[:2] for tile in tiles.split(",") if "!" in tile}
        self.owner = {tile[:2]: tile[-1] if "=" in tile else None for tile in tiles.split(",")}
        self.courts = [counts(part.split(":")[0]) for part in seats.split("/")]
        self.hands = [part.split(":")[1].replace("-", "") for part in seats.split("/")]
        self.seat, self.passes = int(seat) - 1, int(passes)
        self.recent = [] if recent == "-" else [int(s) - 1 for s in recent.split(">")]
        self.swap = swap
        each = 16 if self.players == 2 else 18
        self.pool = {
            f: each - sum(p[f] for p in self.followers.values()) - sum(c[f] for c in self.courts) for f in FACTIONS
        }

    def copy(self):
        """Return a copy of this position; `copy.deepcopy` would be twenty times as slow."""
        other = object.__new__(Oracle)
        other.__dict__.update(self.__dict__)
        other.followers = {p: dict(here) for p, here in self.followers.items()}
        other.courts = [dict(court) for court in self.courts]
        other.tiles, other.hands, other.recent = list(self.tiles), list(self.hands), list(self.recent)
        other.owner, other.pool, other.marked = dict(self.owner), dict(self.pool), set(self.marked)
        return other

    def text(self):
        tiles = [t + "!" * (t in self.marked) + (f"={self.owner[t]}" if self.owner[t] else "") for t in self.tiles]
        return " ".join(
            (
                f"{self.map}:{self.players}",
                "/".join(written(self.followers[c]) for c in self.codes),
                ",".join(tiles),
                "/".join(f"{written(c)}:{h or '-'}" for c, h in zip(self.courts, self.hands, strict=True)),
                str(self.seat + 1),
                str(self.passes),
                ">".join(str(s + 1) for s in self.recent) or "-",
                self.swap,
            )
        )

    # ---- the course (K3, K6)

    def is_over(self):
        owners = list(self.owner.values())
        return owners.count("B") == 4 or None not in owners

    def turns(self):
        if self.is_over():
            return {}
        found = {"pass": self.after_pass()}
        is_last = sum(map(len, self.hands)) == 1  # K4.5: and it must be ours, or we could not play it
        for card in sorted(set(self.hands[self.seat])):
            for shown, state, swap in self.effects(card):
                for taken, after in state.takes():
                    after.end_card(card, swap)
                    text = CARDS[card] + (f":{shown}" if shown else "") + (f">{taken}" if taken else "")
                    if not is_last or self.seat in after.winners_as_it_stands():
                        found[text] = after
        return {text: after.text() for text, after in found.items()}

    def after_pass(self):
        after = self.copy()
        after.seat = (self.seat + 1) % self.players
        after.passes += 1
        if after.passes == self.players:
            after.passes = 0
            after.settle()
        return after

    def contested(self):
        return next(tile for tile in self.tiles if self.owner[tile] is None)

    def settle(self):  # K6.1, K6.2
        province = self.contested()
        self.owner[province] = self.leader(province)
        for f in FACTIONS:
            self.pool[f] += self.followers[province][f]
            self.followers[province][f] = 0

    def leader(self, province):
        here = self.followers[province]
        best = [f for f in FACTIONS if here[f] == max(here.values())]
        return best[0] if len(best) == 1 else "B"

    def takes(self):  # K4.1, K4.3
        found = False
        for p, f in product(self.codes, FACTIONS):
            if self.followers[p][f]:
                found = True
                after = self.copy()
                after.followers[p][f] -= 1
                after.courts[self.seat][f] += 1
                yield f"{f}@{p}", after
        if not found:
            yield "", self.copy()

    def end_card(self, card, swap):
        self.hands[self.seat] = self.hands[self.seat].replace(card, "", 1)
        self.recent = [self.seat, *(s for s in self.recent if s != self.seat)]
        self.swap = swap
        self.passes = 0
        self.seat = (self.seat + 1) % self.players

    # ---- the cards (K5): (targets as text, state after, protected swap)

    def effects(self, card):
        found = list({"K": self.king, "T": self.khon, "1": self.one, "2": self.two}.get(card, self.faction)(card))
        return found or [("", self, "-")]

    def king(self, _):
        free = [p for p in self.codes if self.owner[p] is None and p not in self.marked]
        for first, second in combinations(free, 2):
            for marked in (first, second):
                after = self.copy()
                i, j = self.tiles.index(first), self.tiles.index(second)
                after.tiles[i], after.tiles[j] = second, first
                after.marked.add(marked)
                yield f"{first},{second}!{marked}", after, "-"

    def open(self):
        return [p for p in self.codes if self.owner[p] is None]

    def khon(self, _):
        factions = [f for f in FACTIONS if self.pool[f]]
        if factions:
            for places in product(self.open(), repeat=len(factions)):
                after = self.copy()
                for f, p in zip(factions, places, strict=True):
                    after.pool[f] -= 1
                    after.followers[p][f] += 1
                yield ",".join(f"{f}@{p}" for f, p in zip(factions, places, strict=True)), after, "-"

    def swapped(self, card, a, from_a, b, from_b):
        """Yield the swap, the position after it and the new protected swap; nothing if K5.5 forbids it."""
        if self.swap.startswith(CARDS[card] + ":"):
            (g, x), (h, y) = (part.split("@") for part in self.swap.partition(":")[2].split(","))
            if {(a, sort(from_a)), (b, sort(from_b))} == {(y, sort(g)), (x, sort(h))}:
                return
        after = self.copy()
        for source, target, moved in ((a, b, from_a), (b, a, from_b)):
            for f in moved:
                after.followers[source][f] -= 1
                after.followers[target][f] += 1
        shown = f"{from_a}@{a},{from_b}@{b}"
        yield shown, after, f"{CARDS[card]}:{shown}"

    def standing(self, p, count):
        return [
            "".join(group)
            for group in combinations_with_replacement(FACTIONS, count)
            if all(self.followers[p][f] >= group.count(f) for f in FACTIONS)
        ]

    def one(self, card, must_touch=False):
        for a, b in combinations(self.codes, 2):
            if not must_touch or frozenset((a, b)) in self.borders:
                for f, g in product(self.standing(a, 1), self.standing(b, 1)):
                    yield from self.swapped(card, a, f, b, g)

    def two(self, card):
        found = []
        for a, b in product(self.codes, repeat=2):
            if frozenset((a, b)) in self.borders:
                for pair, single in product(self.standing(a, 2), self.standing(b, 1)):
                    found += self.swapped(card, a, pair, b, single)
        return found or self.one(card, must_touch=True)

    def faction(self, card):
        def may_receive(p):
            near = [other for other in self.codes if frozenset((p, other)) in self.borders]
            return any(self.owner[o] == card or (o == self.homes[card] and self.owner[o] is None) for o in near)

        count = min(2, self.pool[card])
        places = [p for p in self.open() if may_receive(p)]
        if count:
            for chosen in combinations_with_replacement(places, count):
                after = self.copy()
                for p in chosen:
                    after.pool[card] -= 1
                    after.followers[p][card] += 1
                yield ",".join(chosen), after, "-"

    # ---- winning (K7)

    def winners_as_it_stands(self):
        end = self.copy()
        while not end.is_over():
            end.settle()
        return end.winners()

    def winners(self):
        seats = range(self.players)
        teams = [{s, s + 2} for s in (0, 1)] if self.players == 4 else [{s} for s in seats]
        if list(self.owner.values()).count("B") == 4:  # K7.1, K7.4
            sets = [min(sum(self.courts[s][f] for s in team) for f in FACTIONS) for team in teams]
            tied = [team for team, count in zip(teams, sets, strict=True) if count == max(sets)]
            latest = next((s for s in self.recent if any(s in team for team in tied)), None)
            return set().union(*(team for team in tied if latest is None or latest in team))
        order = [self.owner[tile] for tile in self.tiles]
        held = [f for f in FACTIONS if f in order]
        # K7.2: most provinces, then the latest gain.
        ranked = sorted(held, key=lambda f: (order.count(f), len(order) - order[::-1].index(f)), reverse=True)
        left = list(seats)
        for f in ranked[:2]:  # K7.3
            most = max(self.courts[s][f] for s in left)
            left = [s for s in left if self.courts[s][f] == most]
        while len(left) > 1 and any(s in self.recent for s in left):
            left.remove(next(s for s in self.recent if s in left))
        return set().union(*(team for team in teams if team & set(left)))


def counts(text):
    return dict(zip(FACTIONS, map(int, text.split(".")), strict=True))


def written(here):
    return ".".join(str(here[f]) for f in FACTIONS)


def sort(letters):
    return "".join(sorted(letters, key=FACTIONS.index))
