import type { Config, Payload } from 'payload'
import { handlersOf, type Handlers } from '../extend.ts'

/** A call from a site or a program that is not ours, as the front server has read it. */
export interface ForeignCall {
  method: string
  /** Below the door, such as `/search/results`. */
  path: string
  query: URLSearchParams
  /** The site whose page calls; undefined for programs. */
  origin: string | undefined
  headers: { authorization?: string | undefined; 'content-type'?: string | undefined }
  /** The body, read no sooner than it is asked for; undefined where it is longer than it may be. */
  read: () => Promise<Buffer | undefined>
}

export interface ForeignAnswer {
  status: number
  headers: Record<string, string>
  /** JSON, or a page as its text; null where there is nothing, as of a preflight. */
  body: object | string | null
}

export interface ForeignDoor {
  answer: (payload: Payload, call: ForeignCall) => Promise<ForeignAnswer>
  /** Hosts that pictures of this merchant may be fetched from, besides ours; undefined where there is no such merchant. */
  pictureHosts: (payload: Payload, tenant: string) => Promise<ReadonlySet<string> | undefined>
}

const EXTENSION_POINT = 'foreign door'

/** For `extend`: registers who answers those who are not ours. */
export function answeringForeign(door: ForeignDoor): Handlers {
  return { [EXTENSION_POINT]: { door } }
}

/** Who answers them, if anyone does. */
export function foreignDoorOf(config: Pick<Config, 'custom'>): ForeignDoor | undefined {
  return handlersOf<ForeignDoor>(config, EXTENSION_POINT).get('door')
}
