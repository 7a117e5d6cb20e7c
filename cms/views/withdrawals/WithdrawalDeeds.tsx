'use client'
import { useState } from 'react'
import { sendReturnInstructions } from '#contracts/withdrawals.ts'
import { sayAbove } from '../say-above.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useDeed } from '../use-deed.ts'
import { HandleDialog } from './HandleDialog.tsx'

interface WithdrawalDeedsProps {
  withdrawalRef: string
  /** Tells buttons of several declarations apart. */
  name: string
  canInstruct: boolean
}

/** Says how the goods come back, or that all is done. */
export function WithdrawalDeeds({ withdrawalRef: ref, name, canInstruct }: WithdrawalDeedsProps) {
  const { isWorking, refusal, doIt } = useDeed()
  const [isAsking, setAsking] = useState(false)
  const instruct = () =>
    doIt(
      (key) => send(sendReturnInstructions, { ref }, key),
      () => sayAbove(t('withdrawals.instructions_said')),
    )
  return (
    <div className="desk-waiting__deeds">
      <div className="desk-waiting__verdict">
        {canInstruct && (
          <button
            type="button"
            className="desk-button desk-button--primary"
            aria-disabled={isWorking}
            aria-label={`${t('withdrawals.instructions')}, ${name}`}
            onClick={instruct}
          >
            {t('withdrawals.instructions')}
          </button>
        )}
        <button
          type="button"
          className="desk-button"
          aria-label={`${t('withdrawals.handle')}, ${name}`}
          onClick={() => setAsking(true)}
        >
          {t('withdrawals.handle')}
        </button>
      </div>
      <p className="desk-dialog__refusal" role="alert">
        {refusal}
      </p>
      {isAsking && <HandleDialog withdrawalRef={ref} onClose={() => setAsking(false)} onDone={sayAbove} />}
    </div>
  )
}
