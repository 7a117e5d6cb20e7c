'use client'
import { useRowLabel } from '@payloadcms/ui'
import { t } from '../text.ts'

/** The row label of an article's flag. */
export function FlagLabel() {
  const { data } = useRowLabel<{ text?: string }>()
  return <span>{data.text || t('flag.new')}</span>
}
