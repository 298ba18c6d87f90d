// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "first": "seat", "player": "seat", "combinations": "combination", "players": "player", "bonuses": "bonus", "answers": "answer", "last": "turn-seen", "opening": "opening"},
  "player": {"seat": "seat", "tokens": "token", "contract": "contract"},
  "contract": {"tokens": "token", "held": "place", "placed": "place"},
  "bonus": {"holder": "seat", "tokens": "token"},
  "answer": {"seat": "seat", "tokens": "place"},
  "turn-seen": {"seat": "seat", "combinations": "combination", "taken": "token"},
  "opening": {"seat": "seat"},
  "do-fulfil": {"tokens": "place"},
} as const
