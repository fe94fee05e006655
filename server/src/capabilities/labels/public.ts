export { removeLabelsOfUser } from './remove-of-user.ts'
