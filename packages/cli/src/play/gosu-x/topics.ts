/** What the glossary of Gosu X leaves to the table: how it is drawn and written, and the course of the game. */
import { ENDINGS } from '@open-gosu/gosu-x';
import type { Topic } from '../desk.ts';
import { topic, victoryTopic } from '../topics.ts';

export const TOPICS: readonly Topic[] = [
  topic(
    'signs',
    'Signs',
    'Signes',
    'Ju, Ab ... the clan; then the value, »2 the shift cost, ○ a free activation icon, ● an Activation token, $ Bounty, ~ Ethereal; a captured card stands in brackets. In the hand: ✓ can be played now (type its number), ✗ cannot ("why play <card>" tells why), -2 cards to discard.',
    'Ju, Ab... le clan ; puis la valeur, »2 le coût de relève, ○ une icône d’activation libre, ● un jeton d’activation, $ Prime, ~ Éthérée ; une carte capturée est entre parenthèses. Dans la main : ✓ jouable maintenant (tapez son numéro), ✗ non (« why play <carte> » dit pourquoi), -2 cartes à défausser.',
  ),
  victoryTopic(Object.values(ENDINGS)),
  topic(
    'turn',
    'Turn',
    'Tour',
    'On your turn you do one thing: play a card, make a shift, use Activation tokens (spend 1 or 2 of them, or activate a card), or pass. Players alternate until both have passed; then comes the Great Battle.',
    'À votre tour vous faites une seule chose : jouer une carte, faire une relève, utiliser des jetons d’activation (en dépenser 1 ou 2, ou activer une carte), ou passer. Les joueurs alternent jusqu’à ce que les deux aient passé ; vient alors la Grande Bataille.',
  ),
  topic(
    'force',
    'Force',
    'Force',
    'What the army is worth in a Great Battle fought now: Troops 2, Heroes 3, Immortals 5, captured cards 0, and all bonuses. The number in brackets is the lead.',
    'Ce que vaut l’armée dans une Grande Bataille livrée maintenant : Troupes 2, Héros 3, Immortels 5, cartes capturées 0, et tous les bonus. Le nombre entre parenthèses est l’avance.',
  ),
  topic(
    'place',
    'Places',
    'Places',
    'I1 to I5 are Troops, II1 to II5 Heroes, III1 to III5 Immortals, the column counted from the left. With the seat in front, p1:I3 is a place of the other army. The columns of both armies face each other: a card faces its mirror.',
    'I1 à I5 sont les Troupes, II1 à II5 les Héros, III1 à III5 les Immortels, la colonne comptée depuis la gauche. Avec le siège devant, p1:I3 est une place de l’autre armée. Les colonnes des deux armées se font face : une carte a son miroir en face d’elle.',
  ),
];
