import type { Claim } from '#plugins/insurance/repository.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { ClaimActions } from './ClaimActions.tsx'

/** A claim that waits: which glasses, what happened, the picture, and the answers of staff. */
export function OpenClaim({ claim: { ref, number, name, words, receivedAt } }: { claim: Claim }) {
  const title = t('friends.claim', { name, number })
  return (
    <li className="admin-panel admin-waiting">
      <div className="admin-panel__head">
        <h3>{title}</h3>
      </div>
      <p className="admin-waiting__facts">
        <span>{t('friends.received', { moment: formatInstant(receivedAt) })}</span>
      </p>
      <p className="admin-words">{words}</p>
      <ClaimActions claimRef={ref} name={title} />
    </li>
  )
}
