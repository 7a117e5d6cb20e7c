'use client'
import { useState } from 'react'
import { actOnAgreement, readAgreementDocument, type AgreementAction } from '#contracts/business.ts'
import { Button } from '../Button.tsx'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { TextDialog } from '../TextDialog.tsx'
import { useAction } from '../use-action.ts'

interface AgreementActionsProps {
  number: string
  version: number
  /** What staff can do now. */
  actions: readonly AgreementAction[]
}

/** Saves the paper of an agreement, takes it into use, refuses it or ends it. The company is notified by e-mail. */
export function AgreementActions({ number, version, actions }: AgreementActionsProps) {
  const { isWorking, refusal, run } = useAction()
  const [asked, setAsked] = useState<AgreementAction | null>(null)
  const save = () =>
    run(
      (key) => send(readAgreementDocument, { number }, key),
      ({ file }) => saveFile(file, 'application/pdf', t('business.paper_name', { number })),
    )
  return (
    <>
      <div className="desk-waiting__verdict">
        {actions.map((action) => (
          <Button
            key={action}

            kind={action === 'activate' ? 'primary' : undefined}
            onClick={() => setAsked(action)}
          >
            {t(`business.deed.${action}`)}
          </Button>
        ))}
        <Button isWorking={isWorking} onClick={() => void save()}>
          {t('business.paper')}
        </Button>
      </div>
      {refusal && (
        <p className="desk-dialog__refusal" role="alert">
          {refusal}
        </p>
      )}
      {asked && (
        <TextDialog
          words={{
            title: t(`business.deed.${asked}`),
            action: t(`business.deed.${asked}`),
            label: t(`business.deed_label.${asked}`),
            hint: t(`business.deed_hint.${asked}`),
            done: t('business.deed_done'),
          }}
          isDanger={asked === 'refuse' || asked === 'notice_of_chain'}
          write={(note, key) => send(actOnAgreement, { number, version, note, deed: asked }, key)}
          onClose={() => setAsked(null)}
          onDone={showMessage}
        />
      )}
    </>
  )
}
