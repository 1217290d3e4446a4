/** Which component draws which route. All but the first page are loaded when they are wanted. */
import { lazy, type ReactNode } from 'react';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { LostScreen } from './LostScreen.tsx';
import type { Route } from './route.ts';

const NewGameScreen = lazy(async () => ({
  default: (await import('../home/NewGameScreen.tsx')).NewGameScreen,
}));
const TableScreen = lazy(async () => ({
  default: (await import('../table/TableScreen.tsx')).TableScreen,
}));
const ReplayScreen = lazy(async () => ({
  default: (await import('../replay/ReplayScreen.tsx')).ReplayScreen,
}));
const GamesScreen = lazy(async () => ({
  default: (await import('../games/GamesScreen.tsx')).GamesScreen,
}));
const RulesScreen = lazy(async () => ({
  default: (await import('../rules/RulesScreen.tsx')).RulesScreen,
}));
const GalleryScreen = lazy(async () => ({
  default: (await import('../gallery/GalleryScreen.tsx')).GalleryScreen,
}));
const LearnScreen = lazy(async () => ({
  default: (await import('../learn/LearnScreen.tsx')).LearnScreen,
}));
const LessonScreen = lazy(async () => ({
  default: (await import('../learn/LessonScreen.tsx')).LessonScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
}));
const MatchScreen = lazy(async () => ({
  default: (await import('../online/MatchScreen.tsx')).MatchScreen,
}));
const LobbyScreen = lazy(async () => ({
  default: (await import('../online/lobby/LobbyScreen.tsx')).LobbyScreen,
}));
const NewOnlineScreen = lazy(async () => ({
  default: (await import('../online/lobby/NewOnlineScreen.tsx')).NewOnlineScreen,
}));
const PlayerScreen = lazy(async () => ({
  default: (await import('../online/people/PlayerScreen.tsx')).PlayerScreen,
}));
const LeadersScreen = lazy(async () => ({
  default: (await import('../online/people/LeadersScreen.tsx')).LeadersScreen,
}));
const MeScreen = lazy(async () => ({
  default: (await import('../online/people/MeScreen.tsx')).MeScreen,
}));
const VerifyScreen = lazy(async () => ({
  default: (await import('../online/verify/VerifyScreen.tsx')).VerifyScreen,
}));

export function screenOf(route: Route): ReactNode {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen game={route.game} />;
    case 'play':
      return <TableScreen id={route.id} />;
    case 'replay':
      return <ReplayScreen id={route.id} ply={route.ply} side={route.side} />;
    case 'games':
      return <GamesScreen />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} />;
    case 'cards':
      return <GalleryScreen game={route.game} card={route.card} />;
    case 'learn':
      return route.lesson === null ? <LearnScreen /> : <LessonScreen id={route.lesson} />;
    case 'settings':
      return <SettingsScreen />;
    case 'match':
      return <MatchScreen id={route.id} />;
    case 'lobby':
      return <LobbyScreen />;
    case 'online-new':
      return <NewOnlineScreen game={route.game} />;
    case 'player':
      return <PlayerScreen id={route.id} />;
    case 'leaders':
      return <LeadersScreen game={route.game} pace={route.pace} />;
    case 'me':
      return <MeScreen />;
    case 'verify':
      return <VerifyScreen id={route.id} />;
    case 'lost':
      return <LostScreen />;
  }
}

/** A place within a screen (a ply, a rule, a card) is no other screen: nothing is drawn anew, and the focus stays. */
export function keyOf(route: Route): string {
  switch (route.screen) {
    case 'play':
    case 'match':
    case 'replay':
    case 'player':
    case 'verify':
      return `${route.screen}/${route.id}`;
    case 'learn':
      return `learn/${route.lesson}`;
    case 'rules':
    case 'cards':
      return `${route.screen}/${route.game}`;
    default:
      return route.screen;
  }
}
