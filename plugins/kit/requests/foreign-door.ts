import type { Config, Payload } from 'payload'
import { handlersOf, type Handlers } from '../extend.ts'

/** The path of clicks, which come as a list without a call around it. */
export const BEACON = 'beacon'

/** A call from a site that is not ours, as the front server has read it. */
export interface ForeignCall {
  method: string
  /** Below the door, such as `/search/results`, or `BEACON`. */
  path: string
  query: URLSearchParams
  body: Buffer | undefined
  /** The site whose page calls; undefined for programs. */
  origin: string | undefined
}

/** An answer in JSON. */
export interface ForeignAnswer {
  status: number
  headers: Record<string, string>
  /** Null where there is none, as of a preflight. */
  body: object | null
}

export type AnswerForeign = (payload: Payload, call: ForeignCall) => Promise<ForeignAnswer>

/** A message of a websocket that a site which is not ours has opened. */
export interface ForeignMessage {
  text: string
  origin: string | undefined
}

/** Gives the answer, or null where there is none. */
export type AnswerForeignMessage = (payload: Payload, message: ForeignMessage) => Promise<string | null>

const EXTENSION_POINT = 'foreign door'

/** For `extend`: registers who answers the sites that are not ours. */
export function answeringForeign(answer: AnswerForeign, answerMessage: AnswerForeignMessage): Handlers {
  return { [EXTENSION_POINT]: { answer, answerMessage } }
}

/** Who answers them, if anyone does. */
export function foreignAnswerOf(config: Pick<Config, 'custom'>): AnswerForeign | undefined {
  return handlersOf<AnswerForeign>(config, EXTENSION_POINT).get('answer')
}

/** Who answers their websockets, if anyone does. */
export function foreignMessageOf(config: Pick<Config, 'custom'>): AnswerForeignMessage | undefined {
  return handlersOf<AnswerForeignMessage>(config, EXTENSION_POINT).get('answerMessage')
}
