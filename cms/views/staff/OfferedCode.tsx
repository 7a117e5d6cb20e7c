import { brand } from '#domain/brand.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { secretUrl } from '#plugins/staff/one-time-code.ts'
import { offerSecret } from '#plugins/staff/second-step.ts'
import { encode } from 'uqr'
import { t } from '../text.ts'
import { ConfirmSecondStep } from './ConfirmSecondStep.tsx'

/** A new secret of one-time codes, as a picture for a phone, and the field for the first code of it. */
export function OfferedCode({ id, email }: { id: DocumentId; email: string }) {
  const { secret, offer } = offerSecret(id)
  const url = secretUrl(secret, { shop: brand.name, email })
  const { size, data } = encode(url, { border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <>
      <p>{t('staff.code_about')}</p>
      <ol>
        <li>{t('staff.second_program')}</li>
        <li>
          {t('staff.second_scan')}
          <svg
            className="admin-qr"
            role="img"
            aria-label={t('staff.second_picture')}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
          >
            <rect width={size} height={size} fill="#fff" />
            <path d={dots.join('')} fill="#000" />
          </svg>
          <p>
            <a href={url}>{t('staff.second_tap')}</a> {t('staff.second_typed')}{' '}
            <code>{secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
        </li>
        <li>{t('staff.second_code')}</li>
      </ol>
      <ConfirmSecondStep offer={offer} />
    </>
  )
}
