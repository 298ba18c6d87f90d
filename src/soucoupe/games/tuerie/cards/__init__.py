"""What the cards do as actions: one file a room, one function a card, named after the card.

Each function does what its docstring, the text of the card, says; the component table says when it
is called. It returns whether the round now waits for a decision, or bends to the card.
"""
