/** What the glossary of GOSU Tactics leaves to the table: how it is drawn and written, and the course of the game. */
import { ENDINGS, RECONSTRUCTION } from '@open-gosu/tactics';
import type { Topic } from '../desk.ts';
import { topic, victoryTopic } from '../topics.ts';

export const TOPICS: readonly Topic[] = [
  { id: 'reconstruction', name: { en: 'Our deck', fr: 'Notre paquet' }, text: RECONSTRUCTION },
  topic(
    'signs',
    'Signs',
    'Signes',
    'Go, Al ... the clan; »2 the mutation cost, z a zombie mutation; arrows the sides a link listens on; ° OPEN; an imprisoned goblin stands in brackets. Powers: Vision on arrival, → Vision by a link, » Vision when it mutates, + for the max form. In the hand: ✓ can be placed now (type its number), ✗ cannot ("why play <card>" tells why), -2 cards to discard.',
    'Go, Al... le clan ; »2 le coût de mutation, z une mutation zombie ; les flèches sont les côtés d’un lien ; ° LIBRE ; un gobelin emprisonné est entre parenthèses. Pouvoirs : Vision à l’arrivée, → Vision par un lien, » Vision à la mutation, + pour la forme maximale. Dans la main : ✓ peut être posé maintenant (tapez son numéro), ✗ non (« why play <carte> » dit pourquoi), -2 cartes à défausser.',
  ),
  victoryTopic(Object.values(ENDINGS)),
  topic(
    'opening',
    'Opening',
    'Départ',
    'Each player draws 10 cards and discards 3 of them, all at the same time. Without a goblin of level 1 among the 10 you may draw 10 new ones first.',
    'Chaque joueur pioche 10 cartes et en défausse 3, tous en même temps. Sans gobelin de niveau 1 parmi les 10, vous pouvez d’abord en piocher 10 autres.',
  ),
  topic(
    'turn',
    'Turn',
    'Tour',
    'On your turn you do one thing: place a goblin, mutate one of yours, or pass. Play goes clockwise until nobody has turns left; then the Great Battle is fought.',
    'À votre tour vous faites une seule chose : poser un gobelin, faire muter l’un des vôtres, ou passer. On joue dans le sens des aiguilles d’une montre jusqu’à ce que personne n’ait plus de tour ; vient alors la Grande Bataille.',
  ),
  topic(
    'levels',
    'Levels',
    'Niveaux',
    'A goblin of level 2 needs fewer goblins of level 2 than of level 1 and its clan face up in the row of level 1; one of level 3, fewer of level 3 than of level 2 and its clan face up in both rows below. Both are free.',
    'Un gobelin de niveau 2 demande moins de gobelins de niveau 2 que de niveau 1 et son clan face visible dans la ligne de niveau 1 ; un gobelin de niveau 3, moins de niveau 3 que de niveau 2 et son clan face visible dans les deux lignes du dessous. Les deux sont gratuits.',
  ),
  topic(
    'round',
    'New round',
    'Nouvelle manche',
    'After a Great Battle armies stay as they are and prisoners are released. Each player draws up to 7 cards less one for each victory point; one who can do nothing with their hand may exchange it. The holder of the Advantage card plays first.',
    'Après une Grande Bataille les armées restent en place et les prisonniers sont libérés. Chacun pioche jusqu’à 7 cartes moins une par point de victoire ; qui ne peut rien faire de sa main peut la changer. Le joueur qui a la carte Avantage commence.',
  ),
  topic(
    'places',
    'Places',
    'Places',
    'I1 to I5 are the goblins of level 1, II1 to II5 of level 2, III1 to III5 of level 3, the column counted from the left. With the seat in front, p1:I3 is a place of another army.',
    'I1 à I5 sont les gobelins de niveau 1, II1 à II5 de niveau 2, III1 à III5 de niveau 3, la colonne comptée depuis la gauche. Avec le siège devant, p1:I3 est une place d’une autre armée.',
  ),
  topic(
    'shift',
    'Writing a mutation',
    'Écrire une mutation',
    '"shift I2 oracle" mutates your goblin at I2 into the Oracle of your hand; "from discard" behind it takes the new goblin from the discard pile. "do capture" imprisons, "do release" releases.',
    '« shift I2 oracle » fait muter votre gobelin en I2 en l’Oracle de votre main ; « from discard » ensuite prend le nouveau gobelin dans la défausse. « do capture » emprisonne, « do release » libère.',
  ),
];
