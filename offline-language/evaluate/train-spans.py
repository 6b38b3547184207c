"""Learns which sentences that follow one another make a key point: a semi-Markov conditional random field (Sarawagi and Cohen, 2004).

usage: python3 evaluate/train-spans.py EXAMPLES [--crossed]

EXAMPLES is what evaluate/export-spans.ts has written. It writes data/weights/spans.json; with --crossed it prints how weights of
four fifths of the talks do on the last fifth, and writes nothing. Needs PyTorch 1.13 or newer (Debian: apt-get install
python3-torch).
"""
import argparse
import json
from pathlib import Path

import torch

WEIGHTS = Path(__file__).parent.parent / 'data' / 'weights' / 'spans.json'
FOLDS = 5
STEPS = 120
PACE = 0.03
# As src/report/spans/span-weights.ts has them.
MOST_SENTENCES = 14
MOST_WORDS = 95
WORD_STEPS = [8, 15, 22, 30, 40, 50, 60, 75, MOST_WORDS]
DIMENSIONS = 512
# A number of a vector is about this share of 1.
VECTOR_SCALE = 8
DECAY_OF_FEATURES, DECAY_OF_VECTORS = 30, 300
IMPOSSIBLE = -1e9
# What a reader did not choose, where another reader might have begun or ended elsewhere.
NEAR = 0.5


class Talks:
    """Some talks side by side, the shorter ones filled up."""

    def __init__(self, talks, signs, borders, spread):
        self.talks = talks
        self.length = max(len(talk['units']) for talk in talks)
        self.lengths = torch.tensor([len(talk['units']) for talk in talks])
        self.signs = self.table(lambda unit: [unit['signs'].get(name, 0) for name in signs], spread['signs'])
        self.borders = self.table(lambda unit: [unit['border'].get(name, 0) for name in borders], spread['borders'])
        self.vectors = self.table(lambda unit: [value * VECTOR_SCALE for value in unit['vector']], None)
        self.words, self.possible = self.spans()

    def table(self, row, spread):
        rows = torch.stack([self.filled(torch.tensor([row(unit) for unit in talk['units']]).float()) for talk in self.talks])
        return rows if spread is None else (rows - spread[0]) / spread[1]

    def filled(self, rows):
        return torch.cat([rows, torch.zeros(self.length - len(rows), rows.shape[1])])

    def spans(self):
        """By talk, number of sentences and last sentence: the step of its words, and whether there is such a span."""
        words = torch.zeros(len(self.talks), MOST_SENTENCES, self.length, dtype=torch.long)
        possible = torch.zeros(len(self.talks), MOST_SENTENCES, self.length, dtype=torch.bool)
        for at, talk in enumerate(self.talks):
            sums = [0]
            for unit in talk['units']:
                sums.append(sums[-1] + unit['words'])
            for last in range(len(talk['units'])):
                for more in range(min(MOST_SENTENCES, last + 1)):
                    count = sums[last + 1] - sums[last - more]
                    possible[at, more, last] = more == 0 or count <= MOST_WORDS
                    words[at, more, last] = sum(count > step for step in WORD_STEPS)
        return words, possible


class Model(torch.nn.Module):
    def __init__(self, signs, borders):
        super().__init__()
        linear = torch.nn.Linear
        self.signs = torch.nn.ModuleDict({part: linear(signs, 1) for part in ('inside', 'start', 'end')})
        self.vectors = torch.nn.ModuleDict({part: linear(DIMENSIONS, 1, bias=False) for part in ('inside', 'start', 'end')})
        self.borders = torch.nn.ModuleDict({part: linear(borders, 1) for part in ('within', 'before', 'after')})
        self.words = torch.nn.Parameter(torch.zeros(len(WORD_STEPS) + 1))
        self.units = torch.nn.Parameter(torch.zeros(MOST_SENTENCES))
        for value in self.parameters():
            torch.nn.init.zeros_(value)

    def scores(self, talks):
        """By talk, number of sentences and last sentence: the score of the span."""
        inside, start, end = (
            (self.signs[part](talks.signs) + self.vectors[part](talks.vectors))[..., 0] for part in ('inside', 'start', 'end')
        )
        within, before, after = (self.borders[part](talks.borders)[..., 0] for part in ('within', 'before', 'after'))
        start = start + torch.nn.functional.pad(before[:, :-1], (1, 0))
        last = torch.arange(talks.length)[None] >= talks.lengths[:, None] - 1
        end = end + after.masked_fill(last, 0)
        sums = torch.nn.functional.pad(inside.cumsum(1), (1, 0))
        borders = torch.nn.functional.pad(within.cumsum(1), (1, 0))
        rows = []
        for more in range(MOST_SENTENCES):
            ends = torch.arange(more, talks.length)
            own = (
                start[:, : talks.length - more]
                + end[:, more:]
                + sums[:, ends + 1]
                - sums[:, ends - more]
                + borders[:, ends]
                - borders[:, ends - more]
            )
            rows.append(torch.nn.functional.pad(own, (more, 0)))
        table = torch.stack(rows, 1) + self.words[talks.words] + self.units[None, :, None]
        return table.masked_fill(~talks.possible, IMPOSSIBLE)


def logarithm_of_all(scores, lengths):
    """Of the sum over all rows of spans and of sentences in none, by talk."""
    until = [torch.zeros(len(scores))]
    for last in range(scores.shape[2]):
        ways = [until[last]] + [until[last - more] + scores[:, more, last] for more in range(min(MOST_SENTENCES, last + 1))]
        until.append(torch.logsumexp(torch.stack(ways), 0))
    return torch.stack(until, 1)[torch.arange(len(scores)), lengths]


def loss_of(model, talks):
    scores = model.scores(talks)
    loss = logarithm_of_all(scores, talks.lengths).sum()
    for at, talk in enumerate(talks.talks):
        for first, last in talk['spans']:
            if last - first < MOST_SENTENCES and talks.possible[at, last - first, last]:
                loss = loss - scores[at, last - first, last]
    return loss


def train(known, names, spread):
    talks = Talks(known, *names, spread)
    model = Model(*map(len, names))
    optimizer = torch.optim.Adam(model.parameters(), lr=PACE)
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group['lr'] = PACE * (1 - step / STEPS) + 0.002
        decay = sum(
            (value**2).sum() * (DECAY_OF_VECTORS if name.startswith('vectors') else DECAY_OF_FEATURES) / 2
            for name, value in model.named_parameters()
        )
        loss = loss_of(model, talks)
        optimizer.zero_grad()
        (loss + decay).backward()
        optimizer.step()
    print(f'loss {float(loss) / len(known):.2f}', flush=True)
    return model


def best_row(scores, length):
    """The spans of the row with the highest score."""
    best, come = [0.0], []
    for last in range(length):
        ways = [(best[last], None)] + [
            (best[last - more] + scores[more][last], (last - more, last)) for more in range(min(MOST_SENTENCES, last + 1))
        ]
        value, span = max(ways, key=lambda way: way[0])
        best.append(value)
        come.append(span)
    spans, at = [], length
    while at > 0:
        span = come[at - 1]
        if span:
            spans.append(span)
        at = span[0] if span else at - 1
    return spans


def overlap(one, other):
    both = max(0, min(one[1], other[1]) - max(one[0], other[0]) + 1)
    return both / (one[1] - one[0] + other[1] - other[0] + 2 - both)


def print_crossed(all_talks, names, spread):
    chosen = wanted = near = starts = ends = 0
    loss = 0
    for fold in range(FOLDS):
        model = train([talk for at, talk in enumerate(all_talks) if at % FOLDS != fold], names, spread)
        unseen = Talks([talk for at, talk in enumerate(all_talks) if at % FOLDS == fold], *names, spread)
        with torch.no_grad():
            loss += float(loss_of(model, unseen))
            scores = model.scores(unseen).tolist()
        for talk, table in zip(unseen.talks, scores):
            spans = best_row(table, len(talk['units']))
            chosen += len(spans)
            wanted += len(talk['spans'])
            near += sum(max((overlap(span, own) for own in talk['spans']), default=0) >= NEAR for span in spans)
            starts += sum(span[0] in [own[0] for own in talk['spans']] for span in spans)
            ends += sum(span[1] in [own[1] for own in talk['spans']] for span in spans)
    print(
        f'of {chosen} spans ({wanted} wanted) {near / chosen:.0%} lie where readers have one, '
        f'{starts / chosen:.0%} begin and {ends / chosen:.0%} end as one; loss {loss / len(all_talks):.2f}'
    )


def spread_of(rows):
    values = torch.tensor(rows).float()
    return values.mean(0), values.std(0) + 1e-5


def plain(linear, spread, names):
    """Weights for features as they are, instead of for their distance from the mean."""
    weights = linear.weight[0].detach() / spread[1]
    bias = float(linear.bias.detach() - (weights * spread[0]).sum())
    return {'bias': round(bias, 3), 'features': {name: round(float(weight), 3) for name, weight in zip(names, weights)}}


def write(model, names, spread):
    signs, borders = names
    weights = {}
    for part, linear in model.signs.items():
        vector = (model.vectors[part].weight[0].detach() * VECTOR_SCALE * 1000).round().int().tolist()
        weights[part] = {**plain(linear, spread['signs'], signs), 'vector': vector}
    for part, linear in model.borders.items():
        weights[part] = plain(linear, spread['borders'], borders)
    weights['words'] = [round(float(value), 3) for value in model.words]
    weights['units'] = [round(float(value), 3) for value in model.units]
    WEIGHTS.write_text(json.dumps(weights) + '\n')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('examples')
    parser.add_argument('--crossed', action='store_true')
    options = parser.parse_args()
    torch.manual_seed(1)
    talks = [json.loads(line) for line in open(options.examples)]
    units = [unit for talk in talks for unit in talk['units']]
    names = [sorted({name for unit in units for name in unit[part]}) for part in ('signs', 'border')]
    spread = {
        'signs': spread_of([[unit['signs'].get(name, 0) for name in names[0]] for unit in units]),
        'borders': spread_of([[unit['border'].get(name, 0) for name in names[1]] for unit in units]),
    }
    if options.crossed:
        print_crossed(talks, names, spread)
    else:
        write(train(talks, names, spread), names, spread)


if __name__ == '__main__':
    main()
