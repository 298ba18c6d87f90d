"""The words talk may not contain: what may be said in peace, and what is caught though veiled."""

from __future__ import annotations

import pytest

from soucoupe.games.premier_contact.component_types import WORDS
from soucoupe.games.premier_contact.data import FEATURE_NAMES
from soucoupe.games.premier_contact.held_words import held_word

HARMLESS = {
    "en": (
        *("next round?", "this round is yours", "how many rounds are left?", "Round 3, here we go"),
        *("3 points ahead", "we are two points behind", "good point", "what's the point?"),
        *("as long as you like", "how long do we have?", "that took so long", "no longer my turn"),
        *("I live in Paris", "that's life", "is anybody still alive?", "not so fast!"),
        *("that was fast", "type faster please", "no big deal", "big thanks to you all"),
        *("I need a glass of water", "food break?", "let's order food", "hot coffee, anyone?"),
        *("touch wood", "stone, paper, scissors", "what noise? the noise outside is my cat"),
        *("they put on heavy metal music", "my precious minutes are gone", "rise and shine"),
        *("I would turn the elephant and the mouse", "sign 12 again, I think", "point at things"),
        *("is he at home?", "a live game is better", "sounds like a plan", "surround them"),
        *("the footstool, no, the toolbox", "I belong here", "speed up please", "4 down, 2 to go"),
        *("we have 3 at most", "out of ideas", "the second sign from the left", "red wins again"),
        *("why did you vote for the kite?", "hurry up :)", "LOL", "brb, two minutes", "gg"),
        *("a lost round", "a couple rounds more", "we won by a large margin", "at 8 sharp"),
        *("I read it out loud", "this page will stay open", "the lens of the camera", "evil plan"),
        *("the tablet is full", "whose request was that?", "ask about the bee", "my connection"),
    ),
    "fr": (
        *("prochaine manche ?", "on a 3 points d'avance", "on a 3 au total", "c'est la vie"),
        *("grand merci", "mon navigateur a planté", "pas grand-chose", "il est grand temps"),
        *("la grand-mère de Zoé", "c'est trop long", "une longue partie", "à la longue, oui"),
        *("on tourne en rond", "ça ne tourne pas rond", "j'ai un petit creux", "coup de mou"),
        *("sacrée partie !", "sacré coup", "idée brillante", "c'était brillant"),
        *("de toute ma vie", "elle vit à Lyon", "tu es encore vivant ?", "je me suis planté"),
        *("ça plante encore", "je bois un café", "touchons du bois", "gueule de bois"),
        *("d'une pierre deux coups", "un verre d'eau", "c'est tombé à l'eau", "il fait chaud"),
        *("j'ai trop chaud", "chaud devant !", "juste ciel", "trop rapide !", "c'était rapide"),
        *("désolé pour le bruit", "c'est quoi ce bruit dehors", "un danger public, ce joueur"),
        *("nous perdons un temps précieux", "sur la pointe des pieds", "le wifi est fragile"),
        *("arc-en-ciel", "ça va ?", "je te la laisse", "y a qu'à voter", "il met aux voix"),
        *("Nous sommes d\u2019accord, le mouton", "encore le troisième signe !", "moi aussi"),
        *("à toi de jouer", "le moulin, non, la meule", "qui tourne quoi ?", "on vote"),
        *("le scarabée ou la momie", "rouge a déjà trois offrandes", "lui d'abord", "en gros oui"),
        *("je vais chercher un café chaud", "une petite pause rapide ?", "gros coup !"),
        *("1re manche", "2e tour", "t'es où ?", "mdr", "le signe 7 encore", "attends 5 min"),
    ),
}
VEILED = {
    "leetspeak": (
        *("gr4nd", "r0nd", "r0und", "b1g", "h0t", "w4ter", "m3tal", "f00d", "t00l", "$oft"),
        *("d4ng3r", "ch@ud", "p!erre", "l0urd", "5tone", "ou+il", "b0|s", "sacr€", "p1ant", "8ig"),
    ),
    "set apart": (
        *("gra nd", "ro nd", "b i g", "B-I-G", "c.h.a.u.d", "r o n d e", "me\ntal", "wa/ter"),
        *("l_o_n_g", "h.e.a.t", "hol   low", "s k y", "(r)(o)(n)(d)", "d-a-n-g-e-r", "vé gé tal"),
    ),
    "look-alike letters": (
        *("gr\u0430nd", "r\u043end", "h\u043et", "\u0455\u043eft", "\uff42\uff49\uff47"),
        *("m\u03b5tal", "w\u043e\u043ed", "r\u200bound", "sacre\u0301", "l\u03bfng", "c\u0456el"),
    ),
    "drawn out, starred, turned round": (
        *("graaaand", "hottttt", "rooond", "waaaater", "loooong", "gr*nd", "m*t*l", "r**nd"),
        *("dnarg", "dnuor", "xuerc", "llatem"),
    ),
    "synonyms": (
        *("énorme", "gigantic", "circular", "circulaire", "sphérique", "heat", "warm", "brûlant"),
        *("edible", "comestible", "aliments", "loud", "speedy", "vitesse", "piquant", "squishy"),
        *("étincelant", "valuable", "ustensile", "textile", "aquatic", "holy", "périlleux"),
    ),
    "other languages": (
        *("Wasser", "agua", "Holz", "rotondo", "schwer", "groß", "himmel", "piedra", "schnell"),
        *("heilig", "werkzeug", "peligro", "caliente", "pesado"),
    ),
    "in a sentence": (
        *("I think it was big!", "c'est un truc rond, non ?", "the round one", "la plante, là"),
        *("round2", "not_big", "long-term", "l'eau", "ok!grand", "this is so soft", "très lourd"),
    ),
}
ALL_HARMLESS = [text for texts in HARMLESS.values() for text in texts]
ALL_VEILED = [text for texts in VEILED.values() for text in texts]
KNOWN_MISSES = (
    *("petit", "the opposite of small", "it can roll", "ça mord", "🔥", "ginormous", "grandissime"),
    *("the g-word", "rhymes with sound", "supergrand", "grd", "tall", "quick", "vite"),
)
"""What is not caught, as the README tells; whoever closes one moves it up."""


def test_there_are_enough_of_both() -> None:
    """Sixty harmless sentences in each language, sixty veiled words and more."""
    assert all(len(texts) >= 60 for texts in HARMLESS.values())
    assert len(ALL_HARMLESS) >= 120
    assert len(ALL_VEILED) >= 90


@pytest.mark.parametrize("text", ALL_HARMLESS)
def test_ordinary_talk_is_left_alone(text: str) -> None:
    """The game's own terms, fixed phrases, and whatever merely contains such a word."""
    assert held_word(text) is None


@pytest.mark.parametrize("text", ALL_VEILED)
def test_a_veiled_word_is_caught(text: str) -> None:
    """However it is written."""
    assert held_word(text) is not None


@pytest.mark.parametrize("text", KNOWN_MISSES)
def test_what_is_missed_is_known(text: str) -> None:
    """So that the README's list stays true."""
    assert held_word(text) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Je dirais gr4nd, non ?", "gr4nd"),
        ("ça fait gra nd peut-être", "gra nd"),
        ("C\u2019est ÉNORME !", "ÉNORME"),
        ("b i g?", "b i g"),
        ("next round, the round one", "round"),
    ],
)
def test_the_word_is_named_as_it_was_written(text: str, word: str) -> None:
    """So that its writer knows what to change."""
    assert held_word(text) == word


def test_every_table_has_every_word() -> None:
    """Folded already, in the order of the components."""
    for table in (WORDS.en, WORDS.fr, WORDS.synonyms, WORDS.foreign):
        assert tuple(table) == FEATURE_NAMES
        forms = [form for line in table.values() for form in line.split()]
        assert all(form.isascii() and form.isalpha() and form.islower() for form in forms)
