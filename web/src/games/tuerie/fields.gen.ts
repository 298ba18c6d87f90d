// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "first": "seat", "turner": "seat", "crew": "member-seen", "plays": "play", "last": "last-round", "deeds": "deed-seen", "ongoing": "deed-seen", "spent": "card", "tracker": "seat", "looked": "place", "sightings": "sighting", "hands": "hand", "winners": "seat"},
  "options": {"first_crew": "seat"},
  "member-seen": {"seat": "seat", "hiding_card": "card"},
  "play": {"seat": "seat", "card": "card"},
  "last-round": {"plays": "play"},
  "deed-seen": {"seat": "seat", "card": "card", "member": "seat"},
  "sighting": {"position": "place"},
  "hand": {"seat": "seat", "cards": "card", "discarded": "card"},
  "do-act": {"member": "seat"},
  "do-look": {"position": "place"},
  "do-turn": {"position": "place"},
  "do-serve": {"member": "seat"},
  "do-revive": {"member": "seat"},
} as const
