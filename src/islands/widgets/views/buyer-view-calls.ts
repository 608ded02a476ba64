import {
  listBuyerViewsEndpoint,
  removeBuyerViewEndpoint,
  saveBuyerViewEndpoint,
} from '#contracts/views/buyer-views.ts';
import type { ViewCalls } from './view-calls.ts';

/** The calls for a buyer's saved searches. */
export const BUYER_VIEWS: ViewCalls = {
  list: listBuyerViewsEndpoint,
  save: saveBuyerViewEndpoint,
  remove: removeBuyerViewEndpoint,
  canShare: false,
};
