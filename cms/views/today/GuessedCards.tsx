import { Link } from '@payloadcms/ui'
import { limitsOfOne } from '#domain/limits.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { listPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'

/** Gift cards at which many wrong PINs were tried in the last days. */
export function GuessedCards({ cards }: { cards: Stored<'gift-cards'>[] }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-guessed">
      <h2 id="admin-guessed">{t('guessed_cards.title')}</h2>
      <p>{t('guessed_cards.what', { most: limitsOfOne['gift card'].most })}</p>
      <ul>
        {cards.map(({ id, lastDigits, guessedAt }) => (
          <li key={id}>
            <Link href={`${listPath('gift-cards')}/${id}`} prefetch={false}>
              {t('guessed_cards.card', { digits: lastDigits, at: formatInstant(guessedAt ?? '') })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
