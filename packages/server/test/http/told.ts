/** Answers as tests look into them: every field that some route promises, with the type it has there. */
import type {
  Health,
  HttpRefusal,
  Joined,
  LeaderPage,
  MatchFacts,
  MatchPage,
  Me,
  Notices,
  OpenApi,
  Position,
  Profile,
  RatingHistory,
  RecordAnswer,
} from '@open-gosu/protocol';

/** What a browser is asked to sign, as far as our own authenticator reads it. */
interface Challenge {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

type Bodies =
  | Exclude<Me, null>
  | Health
  | HttpRefusal
  | Joined
  | LeaderPage
  | MatchFacts
  | MatchPage
  | Notices
  | OpenApi
  | { readonly options: Challenge }
  | Position
  | Profile
  | RatingHistory
  | RecordAnswer;

type KeysOf<U> = U extends unknown ? keyof U : never;
type FieldOf<U, K> = U extends unknown
  ? K extends keyof U
    ? Exclude<U[K], undefined>
    : never
  : never;

/** Which route it was is the test's to know: it looks only for what is there. */
export type Told = { readonly [K in KeysOf<Bodies>]: FieldOf<Bodies, K> };
