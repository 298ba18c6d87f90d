// Written by `soucoupe types` from the structs of the server; never edited by hand.
export const FIELDS = {
  "view": {"seat": "seat", "options": "options", "to_act": "seat", "current": "round-seen", "past": "round-seen", "hands": "hand"},
  "options": {"first_investigator": "seat"},
  "round-seen": {"investigator": "seat", "face_up": "place", "sightings": "sighting", "testimonies": "testimony-seen"},
  "sighting": {"position": "place", "alien": "alien"},
  "testimony-seen": {"speaker": "seat", "says": "statement", "winner": "seat"},
  "hand": {"seat": "seat"},
  "do-judge": {"testimony": "place"},
  "do-turn": {"position": "place"},
  "do-lay-open": {"position": "place"},
} as const
