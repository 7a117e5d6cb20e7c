import type { SubscriptionCard } from '#contracts/subscriptions.ts'
import { t } from '../text.ts'

/** The saved card that pays, or that there is none. */
export function StoryCard({ card }: { card: SubscriptionCard | null }) {
  return (
    <p>
      {card ? (
        t('story.card', {
          brand: card.brand,
          lastDigits: card.lastDigits,
          expires: card.expires.split('-').toReversed().join('/'),
        })
      ) : (
        <strong>{t('story.no_card')}</strong>
      )}
    </p>
  )
}
