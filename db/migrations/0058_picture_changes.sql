-- The desk writes of a product's pictures only what has changed. Which file a picture is, is never among it.
grant update (company_id, alt, is_primary, position) on product_images to plantsetu_app;
