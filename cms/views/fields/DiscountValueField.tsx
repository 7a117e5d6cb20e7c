'use client'
import { NumberField, useFormFields } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { t } from '../text.ts'
import { EurosField } from './EurosField.tsx'

/** A discount code's value: percent or euros, depending on its kind. */
export function DiscountValueField(props: NumberFieldClientProps) {
  const kind = useFormFields(([fields]) => fields.kind?.value)
  if (kind === 'amount')
    return <EurosField key="amount" {...props} field={{ ...props.field, label: t('discount.euros') }} />
  return <NumberField key="percent" {...props} field={{ ...props.field, max: 100, label: t('discount.percent') }} />
}
