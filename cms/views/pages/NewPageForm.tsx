'use client'
import { useRouter } from 'next/navigation.js'
import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { documentPath } from '../admin-path.ts'
import { DialogField } from '../DialogField.tsx'
import type { Outcome } from '../send.ts'
import { sentenceOf, t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** What Payload answers. */
const Created = z.object({ doc: z.object({ id: z.union([z.int(), z.string()]) }) })
const Refused = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** The title of a new page, which begins its draft and leads to it. */
export function NewPageForm() {
  const router = useRouter()
  const { isWorking, refusal, run } = useAction()
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(title.trim() ? '' : t('new_page.missing'))
    if (title.trim())
      void run(
        () => begun(title.trim()),
        (id) => router.replace(documentPath('pages', id)),
      )
  }
  return (
    <form className="admin-panel" onSubmit={submit} noValidate>
      <DialogField
        label={t('new_page.name')}
        hint={t('new_page.hint')}
        value={title}
        problem={problem}
        onChange={setTitle}
        isFirst
      />
      <Button type="submit" kind="primary" isWorking={isWorking}>
        {t('new_page.do')}
      </Button>
      <ActionResult message="" refusal={refusal} />
    </form>
  )
}

/** Writes the draft by Payload's own REST, and gives its id. */
async function begun(title: string): Promise<Outcome<number | string>> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ title, _status: 'draft' })
  const answer = await fetch('/api/pages?draft=true', { method: 'POST', headers, body }).catch(() => null)
  const read: unknown = await answer?.json().catch(() => null)
  const created = Created.safeParse(read)
  if (created.success) return { isDone: true, value: created.data.doc.id }
  const said = Refused.safeParse(read).data?.errors[0]?.message
  return { isDone: false, sentence: said ?? sentenceOf({ code: 'shop.unreachable', details: {} }) }
}
