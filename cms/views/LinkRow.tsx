import { Link } from '@payloadcms/ui'

interface LinkRowProps {
  href: string
  name: string
  /** What is said of it, beside its name. */
  facts: readonly string[]
}

/** A row of a list that leads to a document. */
export function LinkRow({ href, name, facts }: LinkRowProps) {
  return (
    <li>
      <Link href={href} prefetch={false}>
        <span>{name}</span>
        <span className="admin-rows__aside">{facts.join(' · ')}</span>
      </Link>
    </li>
  )
}
