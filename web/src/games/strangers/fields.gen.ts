// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "first": "seat", "actor": "seat", "to_act": "seat", "now": "phase-seen", "players": "player", "hands": "hand", "contact": "seat", "games": "game-seen", "previews": "preview"},
  "options": {"first_player": "seat", "plan": "plan"},
  "phase-seen": {"other": "seat", "routes": "route"},
  "route": {"owner": "seat"},
  "player": {"seat": "seat"},
  "hand": {"seat": "seat"},
  "game-seen": {"first": "seat", "winners": "seat"},
  "preview": {"routes": "route"},
  "do-move": {"owner": "seat"},
  "do-enter": {"owner": "seat"},
  "do-date": {"other": "seat"},
  "do-beam": {"owner": "seat"},
} as const
