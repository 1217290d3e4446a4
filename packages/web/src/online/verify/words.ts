/** What is said of a deal that is checked. */
import type { Words } from '../../i18n/language.ts';

export const WORDS = {
  title: { en: 'Was it dealt fairly?', fr: 'La donne était-elle honnête ?' },
  lede: {
    en: 'Before the first card the server promised a number. Here your own browser checks that every card came from it.',
    fr: 'Avant la première carte, le serveur a promis un nombre. Ici, votre propre navigateur vérifie que chaque carte en vient.',
  },
  checking: { en: 'Checking…', fr: 'Vérification…' },
  fair: { en: 'As promised', fr: 'Comme promis' },
  fairText: {
    en: 'All of it agrees: no card was chosen after the match had begun.',
    fr: 'Tout concorde : aucune carte n’a été choisie après le début de la partie.',
  },
  alone: { en: 'Agrees with itself', fr: 'Cohérent' },
  aloneText: {
    en: 'The secret, the cards and the answers agree. But this browser kept no promise from before: only one that was noted in time shows that the secret was not chosen later.',
    fr: 'Le secret, les cartes et les réponses concordent. Mais ce navigateur n’a gardé aucune promesse d’avant : seul un engagement noté à temps montre que le secret n’a pas été choisi après coup.',
  },
  unfair: { en: 'Not as promised', fr: 'Pas comme promis' },
  unfairText: {
    en: 'Something does not agree. The step that is marked says what; keep this page and report it.',
    fr: 'Quelque chose ne concorde pas. L’étape marquée dit quoi ; gardez cette page et signalez-le.',
  },
  needsHttps: {
    en: 'This browser computes SHA-256 only on pages served by https or from this device.',
    fr: 'Ce navigateur ne calcule SHA-256 que sur les pages servies en https ou depuis cet appareil.',
  },
  match: { en: '{players}, {game}', fr: '{players}, {game}' },
  replay: { en: 'Replay the match', fr: 'Revoir la partie' },
  steps: { en: 'Step by step', fr: 'Étape par étape' },
  right: { en: 'agrees', fr: 'concorde' },
  wrong: { en: 'does not agree', fr: 'ne concorde pas' },
  unknown: { en: 'nothing to compare', fr: 'rien à comparer' },

  'step-promise': {
    en: 'The secret is the one that was promised',
    fr: 'Le secret est celui qui était promis',
  },
  'step-promise-right': {
    en: 'SHA-256 of the secret is the commitment the server tells.',
    fr: 'Le SHA-256 du secret est l’engagement que donne le serveur.',
  },
  'step-promise-wrong': {
    en: 'SHA-256 of the secret is another number than the commitment.',
    fr: 'Le SHA-256 du secret n’est pas l’engagement annoncé.',
  },
  'step-noted': {
    en: 'It was promised before the match',
    fr: 'La promesse date d’avant la partie',
  },
  'step-noted-right': {
    en: 'It is the commitment that was noted before the secret was told.',
    fr: 'C’est l’engagement noté avant que le secret soit dit.',
  },
  'step-noted-wrong': {
    en: 'At the start another commitment was noted than this secret gives.',
    fr: 'L’engagement noté au début n’est pas celui que donne ce secret.',
  },
  'step-noted-unknown': {
    en: 'This browser did not see the start. If somebody wrote the commitment down, paste it below.',
    fr: 'Ce navigateur n’a pas vu le début. Si quelqu’un a noté l’engagement, collez-le ci-dessous.',
  },
  'step-seed': { en: 'The cards came from the secret', fr: 'Les cartes viennent du secret' },
  'step-seed-right': {
    en: 'The seed of the record is the one the secret gives.',
    fr: 'La graine de l’enregistrement est celle que donne le secret.',
  },
  'step-seed-wrong': {
    en: 'The record was dealt from another seed than the secret gives.',
    fr: 'L’enregistrement vient d’une autre graine que celle du secret.',
  },
  'step-replay': {
    en: 'Dealt again, every answer fits',
    fr: 'Redistribuée, chaque réponse convient',
  },
  'step-replay-right': {
    en: '{count, plural, one {# answer was} other {# answers were}} played again from that seed, here, by the rules.',
    fr: '{count, plural, one {# réponse a été rejouée} other {# réponses ont été rejouées}} depuis cette graine, ici, selon les règles.',
  },
  'step-replay-wrong': {
    en: 'Played again from that seed it does not fit: {found}',
    fr: 'Rejouée depuis cette graine, elle ne convient pas : {found}',
  },
  'step-result': { en: 'The end is the end', fr: 'La fin est bien la fin' },
  'step-result-right': {
    en: 'The rules give the result the server tells.',
    fr: 'Les règles donnent le résultat que dit le serveur.',
  },
  'step-result-wrong': {
    en: 'The rules give another result than the server tells.',
    fr: 'Les règles donnent un autre résultat que le serveur.',
  },
  'step-result-unknown': {
    en: 'It ended at the table ({reason}), which no rule can check.',
    fr: 'Elle s’est finie à la table ({reason}), ce qu’aucune règle ne peut vérifier.',
  },
  'end-resignation': { en: 'a resignation', fr: 'un abandon' },
  'end-time': { en: 'time was up', fr: 'le temps écoulé' },
  'end-claim': { en: 'somebody was away', fr: 'une absence' },
  'end-agreed': { en: 'a draw that was agreed', fr: 'une nulle convenue' },
  'end-abandoned': { en: 'it was broken off', fr: 'une interruption' },
  'end-other': { en: 'it was broken off', fr: 'une interruption' },

  paste: { en: 'Commitment noted at the start', fr: 'Engagement noté au début' },
  pasteAbout: {
    en: '64 letters and numbers, as the invitation showed them. Whoever noted them need not trust anybody.',
    fr: '64 lettres et chiffres, tels que l’invitation les montrait. Qui les a notés n’a besoin de croire personne.',
  },
  compare: { en: 'Compare', fr: 'Comparer' },
  numbers: { en: 'The numbers', fr: 'Les nombres' },
  commitment: { en: 'Commitment', fr: 'Engagement' },
  secret: { en: 'Secret', fr: 'Secret' },
  hash: { en: 'SHA-256 of it', fr: 'Son SHA-256' },
  seed: { en: 'Seed', fr: 'Graine' },
} as const satisfies Words;
