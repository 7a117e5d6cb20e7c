'use client'
import { useRowLabel } from '@payloadcms/ui'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { tintName } from '#domain/catalog/lens-tint.ts'
import { t } from '../text.ts'

/** The row label of an article's flag. */
export function FlagLabel() {
  const { data } = useRowLabel<{ text?: string }>()
  return <span>{data.text || t('flag.new')}</span>
}

/** The row label of a lens package's tint. */
export function TintLabel() {
  const { name, degree } = useRowLabel<{ name?: string; degree?: number }>().data
  return <span>{name && degree ? tintName({ name, degree }) : name || t('tint.new')}</span>
}

/** The row label of a store's deviating day: `24.12.2026 · 9–13 · Jouluaatto`. */
export function DeviatingDayLabel() {
  const { day, hours, reason } = useRowLabel<{ day?: string; hours?: string | null; reason?: string | null }>().data
  if (!day) return <span>{t('deviating_day.new')}</span>
  return <span>{[finnishDay(day), hours || t('deviating_day.closed'), reason].filter(Boolean).join(' · ')}</span>
}
