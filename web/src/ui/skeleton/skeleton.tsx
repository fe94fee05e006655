import styles from './skeleton.module.css'

/** A place holder in the final size of what is coming, so that nothing moves when it is there. */
export function Skeleton({ width, height }: { width: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />
}
