import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { demoLine } from '#locales/demo-line.ts'

/** Says on every page of the admin of a demo that it is one. */
export function DemoLine() {
  const demo = demoLine(STAFF_LANGUAGE)
  return (
    demo && (
      <aside className="admin-demo" aria-label={demo.label}>
        {demo.line}
      </aside>
    )
  )
}
