import type { PayloadRequest } from 'payload'
import type { Block } from '#contracts/blocks.ts'
import type { Language } from '#contracts/language.ts'
import { handlersOf, type Handlers } from '#plugins/kit/extend.ts'

/**
 * Reads the terms of sale as their page has them, in this language where they are published in it; empty where no page of
 * terms is published.
 */
export type ReadTerms = (req: PayloadRequest, language: Language) => Promise<Block[]>

const EXTENSION_POINT = 'terms of sale'

/** For `extend`: registers who keeps the terms. */
export function keepingTerms(read: ReadTerms): Handlers {
  return { [EXTENSION_POINT]: { read } }
}

/** The terms of sale, block by block. Without them orders are confirmed all the same, and the log says what is missing. */
export async function termsOfSale(req: PayloadRequest, language: Language): Promise<Block[]> {
  const read = handlersOf<ReadTerms>(req.payload.config, EXTENSION_POINT).get('read')
  const blocks = (await read?.(req, language)) ?? []
  if (blocks.length === 0)
    req.payload.logger.error('No terms of sale are published: the confirmation goes without them')
  return blocks
}
