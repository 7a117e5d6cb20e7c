'use client'
import type { JSONFieldClientProps } from 'payload'
import { t } from '../text.ts'
import { DataArea } from './DataArea.tsx'

const AREA = { className: 'admin-area admin-area--json', rows: 10, spellCheck: false }

/** JSON in a plain text area. Invalid JSON stays text, which validation refuses. */
export function PlainJsonField(props: JSONFieldClientProps) {
  return <DataArea {...props} read={dataFrom} write={jsonOf} problem={readable} area={AREA} />
}

function readable(data: unknown): string | true {
  return typeof data === 'string' ? t('json.unclear') : true
}

function jsonOf(data: unknown): string {
  return data === null || data === undefined ? '' : JSON.stringify(data, null, 2)
}

function dataFrom(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
