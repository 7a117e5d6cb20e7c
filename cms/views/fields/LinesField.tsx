'use client'
import type { JSONFieldClientProps } from 'payload'
import { DataArea } from './DataArea.tsx'

/** A list of words, one on each line. */
export function LinesField(props: JSONFieldClientProps) {
  return <DataArea {...props} read={linesOf} write={(lines) => (lines ?? []).join('\n')} area={{ rows: 4 }} />
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean)
}
