'use client'
import type { DefaultCellComponentProps } from 'payload'
import { wordOf } from '../text.ts'

/** A list cell for a code, in the word that `words` of the admin's texts has for it. */
export function WordCell({ cellData, words }: DefaultCellComponentProps & { words: string }) {
  return <span>{typeof cellData === 'string' || typeof cellData === 'number' ? wordOf(words, cellData) : '–'}</span>
}
