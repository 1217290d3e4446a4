/**
 * Why a choice asked by a power or a rule is not possible: goblins that cannot be targets, cards that are elsewhere,
 * players without cards, in both languages.
 */
import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/answers.ts';
import { IMPRISONED } from '../../src/state/state.ts';
import { whyNot } from '../../src/text/reasons.ts';
import {
  discard,
  face,
  order,
  pick,
  place,
  play,
  seat,
  table,
  target,
  verb,
  why,
} from './table.ts';

describe('targets', () => {
  const army = [['scribe', 'herald', 'prescient'], ['oracle', '#sage'], ['ancestor']];
  const fire = { hand: ['incendiary'], army: [['spark']] };
  const incendiary = () => play(table([fire, { army }]), place('incendiary'));

  test('T6.10: what covers a goblin that is not OPEN', () => {
    const s = incendiary();
    expect(why(s, target('p1:I1'))).toEqual([
      'Scribe is not OPEN: Oracle stands above it and Herald stands to its right.',
      'Le gobelin Scribe n’est pas LIBRE\u00a0: Oracle est au-dessus de lui et Héraut est à sa droite.',
    ]);
    const right = table([fire, { army: [['scribe', 'herald']] }]);
    expect(why(play(right, place('incendiary')), target('p1:I1'))[0]).toBe(
      'Scribe is not OPEN: Herald stands to its right.',
    );
    const above = table([fire, { army: [['scribe'], ['oracle']] }]);
    expect(why(play(above, place('incendiary')), target('p1:I1'))[1]).toBe(
      'Le gobelin Scribe n’est pas LIBRE\u00a0: Oracle est au-dessus de lui.',
    );
    expect(whyNot(s, target('p1:II2'), 'en')).toBe('');
  });

  test('T6.1, T6.2: the base forms do not reach level 3', () => {
    expect(why(incendiary(), target('p1:III1'))).toEqual([
      'Ancestor is of level 3: this power reaches only goblins of level 1 or 2.',
      'Le gobelin Ancêtre est de niveau 3\u00a0: ce pouvoir ne vise que les gobelins de niveau 1 ou 2.',
    ]);
    const s = play(table([{ hand: ['shackler'] }, { army }]), place('shackler'));
    expect(why(s, target('p1:III1'))[0]).toMatch(/^Ancestor is of level 3/);
  });

  test('there is no goblin there, or no such player', () => {
    expect(why(incendiary(), target('p1:III2'))).toEqual([
      'There is no goblin at p1:III2.',
      'Il n’y a pas de gobelin en p1:III2.',
    ]);
    expect(why(incendiary(), target('p2:I1'))).toEqual([
      'There is no player p2 at this table.',
      'Il n’y a pas de joueur p2 à cette table.',
    ]);
  });

  test('T6.2: imprisoned or not', () => {
    const s = play(table([{ hand: ['shackler'] }, { army }]), place('shackler'));
    expect(why(s, target('p1:II2'))).toEqual([
      'Sage is already imprisoned.',
      'Le gobelin Sage est déjà emprisonné.',
    ]);
    const own = { hand: ['dynamo'], army: [['tinker', '#spark']] };
    const release = play(table([own, { army }]), place('dynamo'), verb(1));
    expect(why(release, target('p1:I1'))).toEqual([
      'Scribe is not imprisoned.',
      'Le gobelin Scribe n’est pas emprisonné.',
    ]);
  });

  test('T6.9: a swap names the left goblin first, then one to its right', () => {
    const own = { hand: ['inferno'], army: [['firebrand', 'spark', 'looter'], ['raider']] };
    const s = play(table([own, { army }]), place('inferno'));
    expect(why(s, target('p0:I3'))).toEqual([
      'Looter is the last of its row: choose the left one of the 2 goblins first.',
      'Le gobelin Pillard est le dernier de sa ligne\u00a0: choisissez d’abord le plus à gauche des 2 gobelins.',
    ]);
    expect(why(s, target('p0:II1'))).toEqual([
      'Raider is alone in its row: there is no goblin to swap it with.',
      'Le gobelin Ravageur est seul dans sa ligne\u00a0: il n’y a personne avec qui l’intervertir.',
    ]);
    play(s, target('p0:I1'));
    for (const wrong of ['p0:I1', 'p0:II1', 'p1:I2']) {
      expect(why(s, target(wrong))).toEqual([
        'Choose a goblin to the right of Firebrand in the same row.',
        'Choisissez un gobelin à droite de Boutefeu dans la même ligne.',
      ]);
    }
  });

  test('T5.4: only waiting links can be ordered', () => {
    const links = [['tracker-x', 'tracker-x'], ['ranger']];
    const s = table([{ hand: ['huntmaster'], army: links }], { deck: ['sage', 'spark'] });
    play(s, place('huntmaster'));
    expect(why(s, order('p0:I1'))).toEqual([
      'No link waits at p0:I1.',
      'Aucun lien n’attend en p0:I1.',
    ]);
    expect(why(s, order('p3:I1'))[0]).toBe('There is no player p3 at this table.');
    s.players[0]!.rows[1][0]! += IMPRISONED;
    expect(why(s, order('p0:II1'))).toEqual([
      'Ranger is imprisoned: its link cannot be resolved.',
      'Le gobelin Rôdeur est emprisonné\u00a0: son lien ne peut pas être résolu.',
    ]);
  });
});

describe('cards and players', () => {
  test('T3.7: a goblin does not pay for itself', () => {
    const s = table([{ hand: ['tracker', 'sage', 'oracle', 'envoy'], army: [['prescient']] }]);
    play(s, place('tracker'));
    expect(why(s, discard('tracker'))).toEqual([
      'Tracker is on its way into play: it cannot pay for itself.',
      'Le gobelin Pisteur est en train d’arriver en jeu\u00a0: il ne peut pas se payer lui-même.',
    ]);
    expect(why(s, discard('lich'))[0]).toBe('Lich is not in your hand.');
    expect(why(s, PASS)).toEqual([
      'First answer this: Discard 2 cards to place Tracker.',
      'Répondez d’abord à ceci\u00a0: Défaussez 2 cartes pour poser Pisteur.',
    ]);
  });

  test('T6.5: only revealed cards are kept', () => {
    const deck = ['spark', 'looter', 'raider', 'warlord', 'inferno'];
    const s = table([{ hand: ['prescient'] }], { deck, discard: ['lich'] });
    expect(why(play(s, place('prescient')), pick('lich'))).toEqual([
      'Lich is not among the revealed cards.',
      'La carte Liche n’est pas parmi les cartes révélées.',
    ]);
  });

  test('T6.6: Return takes its own clan, from the discard pile', () => {
    const own = { hand: ['necromancer'], army: [['gravedigger']] };
    const s = table([own], { discard: ['lich', 'ghoul', 'spark'] });
    play(s, place('necromancer'));
    expect(why(s, pick('spark'))).toEqual([
      'Spark is not of the Darks clan: this power takes only its own clan.',
      'La carte Étincelle n’est pas du clan des Darks\u00a0: ce pouvoir ne prend que les cartes de son clan.',
    ]);
    expect(why(s, pick('reaper'))).toEqual([
      'Reaper is not in the discard pile.',
      'La carte Faucheur n’est pas dans la défausse.',
    ]);
  });

  test('T6.12: a player without cards discards nothing', () => {
    const hand = ['sage', 'envoy'];
    const s = table([{ hand: ['ghoul', 'lich'], army: [['revenant']] }, { hand }, {}]);
    play(s, place('ghoul'));
    expect(why(s, seat(2))).toEqual([
      'Player p2 has no card in hand: choose another one.',
      'Le joueur p2 n’a aucune carte en main\u00a0: choisissez-en un autre.',
    ]);
    expect(why(s, seat(3))[0]).toBe('There is no player p3 at this table.');
  });

  test('T6.2: a verb without a goblin for it', () => {
    const own = { hand: ['dynamo'], army: [['tinker', '#spark']] };
    const s = play(table([own]), place('dynamo'));
    s.players[0]!.rows[0][1] = face('spark');
    expect(why(s, verb(1))).toEqual([
      'No goblin is imprisoned.',
      'Aucun gobelin n’est emprisonné.',
    ]);
    for (const { rows } of s.players) {
      for (const row of rows)
        row.splice(0, row.length, ...row.map((goblin) => goblin | IMPRISONED));
    }
    expect(why(s, verb(0))).toEqual([
      'There is no goblin left to imprison.',
      'Il n’y a plus de gobelin à emprisonner.',
    ]);
  });
});
