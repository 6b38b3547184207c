"""What the trainers of conditions learn from: how near turns are to conditions."""
import torch
from torch.nn import functional

SHARE_OF_TURNS, SHARE_OF_CHANCES = 0.5, 0.5


def loss_of_nearness(near, own, met, is_general, scale, chance, least):
    """Of all turns, those that meet a condition are the nearest to it; and it is the nearest condition to them.

    `near` has a row for each condition and a column for each turn; a turn is of the condition `own` and has `met` it or not. Turns of others
    may meet a condition that `is_general`. The last three are learned: the scale of the nearness, and the chance that it means.
    """
    is_own = own[None] == torch.arange(len(near))[:, None]
    is_met = is_own & met[None]
    is_wrong = ~is_met & ~(is_general[:, None] & ~is_own)
    scores = near * scale.exp()
    wrong = torch.logsumexp(scores.masked_fill(~is_wrong, -1e9), 1)
    of_conditions = (torch.logaddexp(scores, wrong[:, None]) - scores)[is_met].mean()
    of_turns = functional.cross_entropy(scores.T[met], own[met])
    chances = near * chance.exp() + least
    of_chances = functional.binary_cross_entropy_with_logits(chances[is_own], is_met[is_own].float())
    return of_conditions + SHARE_OF_TURNS * of_turns + SHARE_OF_CHANCES * of_chances
