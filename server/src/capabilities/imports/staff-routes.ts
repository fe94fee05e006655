import { imports } from '@shop/contract/resources/imports'
import { serve } from '#server/http/resource.ts'
import { addPieceOfFile } from './use-cases/add-piece.ts'
import { cancelImport } from './use-cases/cancel-import.ts'
import { createImportFile } from './use-cases/create-file.ts'
import { getRun } from './use-cases/get-run.ts'
import { getRuns } from './use-cases/get-runs.ts'
import { getLooking, stopLooking } from './use-cases/looking.ts'
import { preview } from './use-cases/preview.ts'
import { startImport } from './use-cases/start-import.ts'
import { requestUndoOfImport } from './use-cases/undo-import.ts'

export const staffImportRoutes = serve(imports, {
  GET_RUNS: getRuns,
  GET_RUN: getRun,
  CREATE_FILE: createImportFile,
  ADD_PIECE: addPieceOfFile,
  PREVIEW: preview,
  GET_LOOKING: getLooking,
  STOP_LOOKING: stopLooking,
  START_IMPORT: startImport,
  CANCEL_IMPORT: cancelImport,
  UNDO_IMPORT: requestUndoOfImport,
})
