import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../Logo.tsx'
import { t } from '../text.ts'
import { LoginForm } from './LoginForm.tsx'

/** The sign-in of staff, as Payload's own, with the one-time code as a second step. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { payload, user, i18n } = req
  const { admin, routes } = payload.config
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' })
  if (user) redirect(next)
  return (
    <main>
      <h1 className="admin-hidden">{t('staff.login_title')}</h1>
      <div className="login__brand">
        <Logo />
      </div>
      {RenderServerComponent({
        Component: admin.components?.beforeLogin ?? [],
        importMap: payload.importMap,
        serverProps: { i18n, payload, searchParams, user },
      })}
      <LoginForm next={next} forgot={`${routes.admin}${admin.routes.forgot}`} />
    </main>
  )
}
