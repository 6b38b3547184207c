"""Learns what meets a condition: an encoder by which a condition of a prompt and what meets it are near.

usage: python3 evaluate/train-condition-encoder.py EXAMPLES [--start NAME] [--threads N]

EXAMPLES is what evaluate/export-lines.ts has written. It starts with an encoder of data/, that of answers or the one that it has learned before, learns
from the conditions with their turns and from the lines of four fifths of the prompts, prints how often the right line of the other prompts is
the nearest, and writes data/condition-encoder.bin and data/condition-pieces.bin. Half an hour of one processor. PyTorch: see train-answers.py.
"""
import argparse
import json
import random
import time
from pathlib import Path

import torch

from answer_encoder import Encoder, write_encoder
from condition_loss import loss_of_nearness
from piece_match import PieceMatch, matched, write_match

DATA = Path(__file__).parent.parent / 'data'
STEPS, WARM_STEPS, STEPS_A_REPORT = 1100, 20, 550
CONDITIONS_A_STEP, MOST_MET, MOST_OTHERS, TURNS_A_STEP, MOST_SHOWN = 4, 3, 4, 36, 3
PACE_OF_ENCODER, PACE_OF_MATCH, PACE_OF_SCALES, DECAY = 6e-4, 2e-3, 1e-2, 1e-2
SHARE_OF_CONDITIONS, SHARE_OF_LINES = 0.5, 2
# How much the nearest of a turn's parts counts before the others.
SHARPNESS = 10


class Model(torch.nn.Module):
    def __init__(self, start):
        super().__init__()
        self.encoder = Encoder(DATA, dropout=0.1, name=start)
        self.match = PieceMatch(self.encoder.matrices['lastBias'].shape[0])
        first = {'near': 2.3, 'chance': 2.0, 'least': -3.0, 'most': 8.0, 'whole': 4.0, 'words': 1.0, 'after': 2.0, 'words after': 1.0, 'shown': 4.0, 'any shown': -2.0, 'match': 4.0, 'match after': 4.0, 'match words': 2.0, 'none': 14.0}
        self.scales = torch.nn.ParameterDict({name: torch.nn.Parameter(torch.tensor(value)) for name, value in first.items()})


def loss_of_conditions(model, vectors, own, met, is_general):
    count, scales = len(is_general), model.scales
    near = vectors[:count] @ vectors[count:].T
    return loss_of_nearness(near, own, met, is_general, scales['near'], scales['chance'], scales['least'])


def texts_of_conditions(conditions):
    texts, own, met = [each['condition'] for each in conditions], [], []
    for at, each in enumerate(conditions):
        for turns, most, is_met in ((each['met'], MOST_MET, True), (each['others'], MOST_OTHERS, False)):
            for turn in random.sample(turns, min(most, len(turns))):
                texts, own, met = texts + [turn], own + [at], met + [is_met]
    is_general = torch.tensor([each['isGeneral'] for each in conditions])
    return texts, torch.tensor(own), torch.tensor(met), is_general


def shown_turns(scenario, turns, most):
    """For each line up to so many turns that are not among `turns`, as an author would show what people say in its case."""
    asked, shown = {id(turn) for turn in turns}, [[] for _ in scenario['conditions']]
    for turn in random.sample(scenario['turns'], len(scenario['turns'])):
        if len(turn['right']) == 1 and id(turn) not in asked and len(shown[turn['right'][0]]) < most:
            shown[turn['right'][0]].append(turn['parts'][0])
    return shown


def texts_of_lines(scenario, shown, turns):
    said = [part for turn in turns for part in turn['parts'] + [turn['after']]]
    return scenario['conditions'] + [each or [0] for each in scenario['words']] + [each for line in shown for each in line] + said


def scores_of_lines(model, texts, scenario, shown, turns):
    """For each turn the scores of the lines and, last, of none: how near the condition is to a part, to the whole and to the whole after what was said
    before it, the words to the last two, and what people say in its case to a part."""
    (vectors, rows_of_texts), scales, count = texts, model.scales, len(scenario['conditions'])
    pieces = [model.match.pieces(rows) for rows in rows_of_texts]
    conditions, words, first, rows = vectors[:count], vectors[count : 2 * count], 2 * count + sum(map(len, shown)), []
    own = torch.tensor([at for at, line in enumerate(shown) for _ in line])
    examples, has_examples = vectors[2 * count : first], torch.tensor([float(len(line) > 0) for line in shown])
    for turn in turns:
        last = first + len(turn['parts'])
        parts, after = vectors[first:last], vectors[last]
        of_match = (
            scales['match'] * matched(pieces[:count], pieces[first])
            + scales['match after'] * matched(pieces[:count], pieces[last])
            + scales['match words'] * matched(pieces[count : 2 * count], pieces[last])
        )
        first = last + 1
        near = parts @ conditions.T
        most = torch.logsumexp(near * SHARPNESS, 0) / SHARPNESS
        of_words = scales['words'] * (parts[0] @ words.T) + scales['words after'] * (after @ words.T)
        of_examples = scales['shown'] * nearest_example(parts @ examples.T, own, count) + scales['any shown'] * has_examples
        rows.append(scales['most'] * most + scales['whole'] * near[0] + scales['after'] * (after @ conditions.T) + of_words + of_examples + of_match)
    return torch.cat([torch.stack(rows), scales['none'].expand(len(rows), 1)], 1)


def nearest_example(near, own, count):
    """How near a turn is to the nearest example of each line; 0 for a line without any."""
    if near.shape[1] == 0:
        return torch.zeros(count)
    most = torch.logsumexp(near * SHARPNESS, 0) / SHARPNESS
    return torch.zeros(count).scatter_reduce(0, own, most, 'amax', include_self=False)


def loss_of_lines(scores, turns):
    none = scores.shape[1] - 1
    losses = [torch.logsumexp(row, 0) - torch.logsumexp(row[turn['right'] or [none]], 0) for row, turn in zip(scores, turns)]
    return sum(losses) / len(losses)


@torch.no_grad()
def print_figures(model, scenarios):
    model.eval()
    nearest, right, due = 0, 0, 0
    for scenario in scenarios:
        turns = scenario['turns']
        shown = [[] for _ in scenario['conditions']]
        scores = scores_of_lines(model, model.encoder.vectors_and_rows(texts_of_lines(scenario, shown, turns)), scenario, shown, turns)
        for row, turn in zip(scores, turns):
            if turn['right']:
                due += 1
                nearest += int(row[:-1].argmax()) in turn['right']
                right += int(row.argmax()) in turn['right']
    print(f'of {due} turns with a line it is the nearest to {nearest / due:.1%}, and chosen for {right / due:.1%}', flush=True)
    model.train()


def train(start, conditions, known, left):
    random.seed(1)
    torch.manual_seed(1)
    model = Model(start).train()
    optimizer = torch.optim.AdamW(
        [
            {'params': list(model.encoder.parameters()), 'lr': PACE_OF_ENCODER, 'weight_decay': DECAY},
            {'params': list(model.match.parameters()), 'lr': PACE_OF_MATCH, 'weight_decay': DECAY},
            {'params': list(model.scales.parameters()), 'lr': PACE_OF_SCALES, 'weight_decay': 0},
        ]
    )
    paces, pool, begun = [group['lr'] for group in optimizer.param_groups], [], time.time()
    for step in range(STEPS):
        for group, pace in zip(optimizer.param_groups, paces):
            group['lr'] = pace * min(1, (step + 1) / WARM_STEPS) * max(0.02, 1 - step / STEPS)
        pool = pool or random.sample(known, len(known))
        scenario = pool.pop()
        turns = random.sample(scenario['turns'], min(TURNS_A_STEP, len(scenario['turns'])))
        shown = shown_turns(scenario, turns, random.randint(0, MOST_SHOWN))
        texts, own, met, is_general = texts_of_conditions(random.sample(conditions, CONDITIONS_A_STEP))
        vectors, rows = model.encoder.vectors_and_rows(texts + texts_of_lines(scenario, shown, turns))
        of_conditions = loss_of_conditions(model, vectors[: len(texts)], own, met, is_general)
        of_lines = loss_of_lines(scores_of_lines(model, (vectors[len(texts) :], rows[len(texts) :]), scenario, shown, turns), turns)
        optimizer.zero_grad()
        (SHARE_OF_CONDITIONS * of_conditions + SHARE_OF_LINES * of_lines).backward()
        torch.nn.utils.clip_grad_norm_(model.encoder.parameters(), 1.0)
        optimizer.step()
        if (step + 1) % STEPS_A_REPORT == 0:
            print(f'{step + 1} steps, {time.time() - begun:.0f} s:', end=' ')
            print_figures(model, left)
    return model.eval()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('examples')
    parser.add_argument('--start', default='answer-encoder')
    parser.add_argument('--threads', type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    examples = json.loads(Path(options.examples).read_text())
    known = [one for one in examples['scenarios'] if not one['isLeftOut']]
    left = [one for one in examples['scenarios'] if one['isLeftOut']]
    model = train(options.start, examples['conditions'], known, left)
    write_encoder(model.encoder, DATA / 'condition-encoder.bin', DATA)
    write_match(model.match, DATA / 'condition-pieces.bin')


if __name__ == '__main__':
    main()
