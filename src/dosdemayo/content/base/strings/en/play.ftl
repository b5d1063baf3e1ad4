# Questions, answers and everything that the text game says.

decision-french_choice = a card to keep
decision-deny = whether the opponent may draw
decision-draw = whether to draw a card
decision-deal = the card that is drawn
decision-discard = the card that is lost
decision-window = a card for the window { $window }
decision-orders = orders
decision-allotment = how many cubes carry out each order

answer-choose = the choice of a card
answer-deny = a word about the opponent's draw
answer-draw = a word about drawing
answer-deal = a dealt card
answer-discard = a lost card
answer-write = orders
answer-allot = numbers of cubes
answer-play = a card
answer-use = the use of a card
answer-pass = a pass
answer-resign = resigning
