'use client'
import { useRowLabel } from '@payloadcms/ui'
import { tintName } from '#domain/catalog/lens-tint.ts'
import { t } from '../text.ts'

/** The row label of a lens package's tint. */
export function TintLabel() {
  const { name, degree } = useRowLabel<{ name?: string; degree?: number }>().data
  return <span>{name && degree ? tintName({ name, degree }) : name || t('tint.new')}</span>
}
