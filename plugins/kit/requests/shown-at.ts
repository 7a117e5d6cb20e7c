import type { PayloadRequest, RequestContext } from 'payload'
import { hook } from '../hook.ts'
import type { WithPayload } from '../storage/documents.ts'

declare module 'payload' {
  interface RequestContext {
    /** The instant (ISO) as of which the shop is read: that of a preview. Undefined for everybody else: now. */
    shownAt?: string
  }
}

/** The instant (ISO) as of which a request may read the shop; undefined where it is now. */
export type FindShownAt = (req: PayloadRequest) => string | undefined

/** Lets a request read the shop as of another instant. */
export const previewInstant = hook<FindShownAt>('preview instant')

/** The instant (ISO) as of which the shop is read; undefined where it is read as it is now. */
export function shownAt(context: WithPayload): string | undefined {
  return (context as { context?: RequestContext }).context?.shownAt
}

/** The same shop as of an instant. */
export function asOf({ payload }: WithPayload, instant: string, more: RequestContext = {}): WithPayload {
  const shown: Pick<PayloadRequest, 'payload' | 'context'> = { payload, context: { ...more, shownAt: instant } }
  return shown
}

/** Notes the instant as of which a page reads the shop. Only what pages read in process is shown ahead, and nothing is changed so. */
export function noteShownAt(req: PayloadRequest): void {
  if (req.method !== 'GET' || req.headers.get('x-shop-inside') !== '1') return
  const instant = previewInstant.only(req)?.(req)
  if (instant !== undefined) req.context.shownAt = instant
}
