/** What every widget says that can lead to the portal of the company. */
export const portalMessages = {
  toPortal: 'Ir para o portal',
};

/** The shape of these texts. */
export type PortalMessages = typeof portalMessages;
