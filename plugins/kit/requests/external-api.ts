import type { Payload } from 'payload'
import { hook } from '../hook.ts'

/** The path of clicks, which come as a list without a call around it. */
export const BEACON = 'beacon'

/** A call from a site or a program that is not ours, as the front server has read it. */
export interface ExternalCall {
  /** Where it comes from, as the front server has found it. */
  address: string
  method: string
  /** Below the door, such as `/search/results`, or `BEACON`. */
  path: string
  query: URLSearchParams
  /** The site whose page calls; undefined for programs. */
  origin: string | undefined
  headers: { authorization?: string | undefined; 'content-type'?: string | undefined }
  /** The body, read no sooner than it is asked for; undefined where it is longer than it may be. */
  read: () => Promise<Buffer | undefined>
}

export interface ExternalAnswer {
  status: number
  headers: Record<string, string>
  /** JSON, or a page as its text; null where there is nothing, as of a preflight. */
  body: object | string | null
}

/** A message of a websocket that a site which is not ours has opened. */
export interface ExternalMessage {
  address: string
  text: string
  origin: string | undefined
}

/** What a message is answered. */
export interface MessageAnswer {
  /** Null where there is no answer: the client sends it again. */
  text: string | null
  /**
   * For how many seconds nothing more is read of a client that has sent more than its address may; 0 for not at all.
   */
  waitSeconds: number
}

export interface ExternalApi {
  answer: (payload: Payload, call: ExternalCall) => Promise<ExternalAnswer>
  /** Answers a message of a websocket. */
  answerMessage: (payload: Payload, message: ExternalMessage) => Promise<MessageAnswer>
  /** Hosts that pictures of this merchant may be fetched from, besides ours; undefined where there is no such merchant. */
  pictureHosts: (payload: Payload, tenant: string | undefined) => Promise<ReadonlySet<string> | undefined>
}

/** Answers calls of sites and programs that are not ours. */
export const externalApi = hook<ExternalApi>('external API')
