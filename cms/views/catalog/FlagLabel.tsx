'use client'
import { useRowLabel } from '@payloadcms/ui'
import { t } from '../text.ts'

/** What one of an article's marks says, above its fields. */
export function FlagLabel() {
  const { data } = useRowLabel<{ text?: string }>()
  return <span>{data.text || t('flag.new')}</span>
}
