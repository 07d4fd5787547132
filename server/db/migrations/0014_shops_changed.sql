-- With the columns since 0006: email (0010), business_hours (0012). Not for match_count and last_matched_at, which every
-- request changes.
CREATE OR REPLACE TRIGGER data_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF uuid, shop_name, company_name,
    representative_name, zipcode, prefecture_id, address, latitude, longitude, tel, email, website_url, business_hours,
    logo, pr_comment, company_free_text, minna_free_text, antique_dealer_license, categories, methods,
    served_prefecture_ids, nationwide, recommended, display_content_uuid, created_at ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
