'use client'
import { EmailField, Form, FormSubmit, Link, PasswordField, TextField, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { email } from 'payload/shared'
import { useState } from 'react'
import * as z from 'zod/mini'
import { t } from '../text.ts'

/** What Payload answers where it refuses, with the code of a refusal of ours. */
const Refused = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.optional(z.object({ code: z.optional(z.string()) })) })),
})

const empty = { initialValue: undefined, valid: true, value: undefined }

/** E-mail and password; then, where the account asks for it, the one-time code with both. */
export function LoginForm({ next, forgot }: { next: string; forgot: string }) {
  const { t: payloadText } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const [asksCode, setAsksCode] = useState(false)

  async function follow(answer: Response, refuse: (message: string) => void): Promise<void> {
    const body: unknown = await answer.json().catch(() => null)
    if (answer.ok) {
      setUser(body as never)
      return router.push(next)
    }
    const refusal = Refused.safeParse(body).data?.errors[0]
    if (refusal?.data?.code === 'staff.code_needed') return setAsksCode(true)
    refuse(refusal?.message ?? payloadText('error:unknown'))
  }

  return (
    <Form
      action="/api/staff/login"
      className="login__form"
      disableSuccessStatus
      handleResponse={(answer, _, refuse) => void follow(answer, refuse)}
      initialState={{ email: empty, password: empty }}
      method="POST"
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: payloadText('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: payloadText('general:password'), required: true }}
          path="password"
        />
        {asksCode && (
          <div ref={(box) => box?.querySelector('input')?.focus()}>
            <p role="status">{t('staff.code_lead')}</p>
            <TextField
              field={{ name: 'code', label: t('staff.code'), required: true, admin: { autoComplete: 'one-time-code' } }}
              path="code"
            />
          </div>
        )}
      </div>
      <Link href={forgot} prefetch={false}>
        {payloadText('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{payloadText('authentication:login')}</FormSubmit>
    </Form>
  )
}
