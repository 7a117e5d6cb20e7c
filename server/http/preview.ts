import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import { PREVIEW_COOKIE, previewTokenIn } from '#domain/preview-cookie.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { settings } from '../settings.ts'

/** What it says is for the page. */
const link = signedLink(PREVIEW_COOKIE, z.looseObject({}))

/**
 * Whether a request comes with the cookie of a preview that the shop has signed: its answer is neither taken from a cache
 * nor put into one. Whether the preview is in force, the page asks.
 */
export function isPreview({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const token = previewTokenIn(headers.cookie, settings.url)
  return token !== undefined && link.read(token) !== null
}

/** A segment of a path that looks like signed claims. */
const SEGMENT = /\/([\w-]{40,}\.[\w-]{43})(?=\/|$)/

/** Whether a path carries the token of a preview that the shop has signed: staff send the values of a whole form there. */
export function isPreviewPath(path: string): boolean {
  const token = SEGMENT.exec(path)?.[1]
  return token !== undefined && link.read(token) !== null
}
