import { Mail, Phone } from 'lucide-react'
import styles from './views.module.css'

interface ContactCardProps {
  contact: { name: string; role: string; phone: string; mail: string }
}

/** A person of the wholesaler, one press away from being called. */
export function ContactCard({ contact: { name, role, phone, mail } }: ContactCardProps) {
  return (
    <div className={styles.contact}>
      <p>
        <strong>{name}</strong>
        {role !== '' && <span className={styles.line}>{role}</span>}
      </p>
      {phone !== '' && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.way}>
          <Phone aria-hidden size={18} />
          {phone}
        </a>
      )}
      {mail !== '' && (
        <a href={`mailto:${mail}`} className={styles.way}>
          <Mail aria-hidden size={18} />
          {mail}
        </a>
      )}
    </div>
  )
}
